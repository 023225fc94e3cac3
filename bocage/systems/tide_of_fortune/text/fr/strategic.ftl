### Opérations stratégiques

frame-strategic-phase = Phase des opérations stratégiques
frame-refit-operation = Refit
frame-road-march-operation = Road March
frame-road-column = { $division } en marche
frame-road-march = { $unit } en marche
frame-airborne-operation = Opération aéroportée
frame-drop = Saut de { $division }
frame-move-landed = Mouvement des parachutistes
frame-drop-reaction = Réaction allemande au saut
frame-suffer = Résultat de l’attaque
frame-air-supply = Ravitaillement par air
frame-landing-operation = Débarquement

prompt-strategic-operation = Quelle opération stratégique ? Points de commandement : { $cp }
prompt-refit-division = Quel QG regagne des pas ? Points de remplacement : { $points }
prompt-road-march-division = Quelle division marche ?
prompt-road-march-unit = Quelle unité de { $division } marche ?
prompt-airborne-division = Quelle division saute ? Points d’Airlift : { $points }
prompt-airborne-unit = Laquelle des unités au sol se déplace ?
prompt-drop-near = Près de quel lieu saute { $division } ?
prompt-drop-hq = Sur quel hexagone saute le QG de { $division } ?
prompt-drop-unit = Qui saute où, pour { $division } ? Points d’Airlift : { $points }
prompt-drop-displace = { $unit } est tombée au milieu de l’ennemi en { $hex } : où va-t-elle ?
prompt-drop-reaction = Quelle asset se déplace, ou quel hexagone est attaqué ?
prompt-drop-join = Qui attaque { $hex } ?
prompt-air-supply-division = Quelle division ravitailler par air ? Points d’Airlift : { $points }
prompt-landing-transport = Quelles barges employer ?
prompt-landing-load = Qui embarque : { $transport } ?
prompt-landing-sail = Quelle destination : { $transport } ?

option-launch = { $kind ->
    [airborne] Opération aéroportée
    [landing] Débarquement
    [road-march] Road March
   *[refit] Refit
}
    .kind = Opération stratégique
option-refit = { $division } : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
    .kind = Refit d’un QG
option-end-refit = Plus de Refit
    .kind = Plus de Refit
option-march-division = { $division } marche
    .kind = Marcher par la route
option-end-marches = Plus de Road March
    .kind = Plus de Road March
option-end-column = Plus personne de la division
    .kind = Fin de la colonne
option-drop-division = Larguer { $division }
    .kind = Larguer une division
option-use-linnet = Linnet II : points d’Airlift supplémentaires pour { $division }
    .kind = Linnet II
option-end-drops = Plus de sauts
    .kind = Plus de sauts
option-end-landings = Plus personne ne bouge
    .kind = Finir les mouvements
option-drop-near = Près de { $hex }
    .kind = Choisir un lieu
option-drop-headquarters = QG en { $hex }
    .kind = Larguer le QG
option-drop-unit = { $unit } en { $hex }
    .kind = Larguer une unité
option-end-drop = Plus personne ne saute
    .kind = Finir le saut
option-displace = { $unit } en { $hex }
    .kind = S’écarter
option-react-move = Déplacer { $unit }
    .kind = Déplacer une asset
option-react-attack = Attaquer { $hex }
    .kind = Attaquer des parachutistes
option-react-join = Avec { $unit }
    .kind = Se joindre à l’attaque
option-react-strike = Attaquer avec celles-ci
    .kind = Attaquer
option-supply-by-air = Ravitailler { $division } par air
    .kind = Ravitailler par air
option-use-transport = Employer : { $transport }
    .kind = Employer des barges
option-end-landing-operation = Plus de barges
    .kind = Finir le débarquement
option-embark = { $unit } embarque
    .kind = Embarquer
option-end-loading = Plus personne à bord
    .kind = Larguer les amarres
option-sail-to = Vers { $hex }
    .kind = Naviguer

event-operation-launched = { $seat } lance une opération stratégique : { $kind ->
    [airborne] aéroportée
    [landing] débarquement
    [road-march] Road March
   *[refit] Refit
}.
event-refitted = { $division } regagne des pas : { $steps }. Points de remplacement dépensés : { $points }.
event-march-began = { $division } fait une Road March.
event-linnet-used = Linnet II : { $division } est prête ; points d’Airlift, désormais : { $points }.
event-scattered = { $unit } tire { $die } (modificateur { $modifier }), dérive, hexagones : { $hexes }, et tombe en { $hex }.
event-landed = { $unit } a atterri en { $hex }{ $disrupted ->
    [true] {" "}et se trouve désorganisée
   *[other] {""}
}.
event-lost-in-landing = { $unit } est perdue au milieu de l’ennemi.
event-reaction-fought = Attaque de { $hex } : différence { $difference }, dé { $die }, résultat { $result ->
    [none] nul
   *[other] { $result }
}.
event-supplied-by-air = { $division } est ravitaillée par air.
event-went-hungry = { $division } est sans ravitaillement ; tours de suite : { $turns }.
event-embarked = { $unit } embarque : { $transport }.
event-sailed = { $transport } arrive en { $hex }.
event-disembarked = { $unit } débarque en { $hex }.

refusal-tof-3-strat-alternate = Il n’y a pas d’opération de ce genre dans ce scénario.
refusal-tof-3-strat-one-type = Toutes les opérations stratégiques d’un tour sont du même genre, et la première en était d’un autre.
refusal-tof-3-strat-cost = Une opération stratégique coûte { $points } CP.
refusal-tof-3-strat-cost-most = Pas plus de { $most } divisions par opération.
refusal-tof-3-refit-cost = { $division } n’a pas de tels pas à regagner maintenant.
refusal-tof-3-refit-cost-nobody = Aucun QG ne peut faire de Refit.
refusal-tof-3-refit-conditions = { $division } ou l’une de ses unités est à côté d’un ennemi, ou en Refit.
refusal-tof-3-refit-price = { $points ->
    [one] Cela coûte { $points } point de remplacement.
   *[other] Cela coûte { $points } points de remplacement.
}
refusal-tof-3-roadmarch-effect = { $division } ne peut pas faire de Road March maintenant.
refusal-tof-3-roadmarch-effect-nobody = Aucune division ne peut faire de Road March.
refusal-tof-3-roadmarch-effect-unit = { $unit } ne marche pas avec { $division }, ou a déjà marché.
refusal-tof-3-roadmarch-zoc = { $unit } est dans une zone de contrôle ennemie.
refusal-tof-3-roadmarch-zoc-step = { $hex } est dans une zone de contrôle ennemie.
refusal-tof-3-roadmarch-roads = { $unit } n’est pas sur une route.
refusal-tof-3-roadmarch-roads-step = Aucune route ouverte ne mène { $unit } en { $hex }.
refusal-tof-3-cmd-occ-idle = { $unit } est hors commandement et attend la désignation de son QG.
refusal-tof-3-air-cost = Personne de { $division } n’attend maintenant un saut en Angleterre.
refusal-tof-3-air-cost-nobody = Personne n’attend un saut en Angleterre.
refusal-tof-3-air-airlift = Points d’Airlift encore utilisables à ce tour : { $points }.
refusal-tof-3-air-placement = { $unit } ne se place pas en { $hex } : les unités sautent à côté de leur QG, une fois chacune.
refusal-tof-3-air-displace = { $unit } ne peut pas aller en { $hex }.
refusal-tof-3-air-move = { $unit } ne vient pas de sauter, ou a déjà bougé.
refusal-tof-3-air-german-assets = { $unit } n’est pas une asset proche du saut, ou a déjà agi.
refusal-tof-3-air-german-attack = { $hex } ne peut pas être attaqué ainsi.
refusal-tof-3-air-resupply = { $division } n’a pas besoin de ravitaillement par air.
refusal-tof-3-air-corps-link = { $division } n’a ni QG de corps assez proche ni ligne de ravitaillement : elle ne bouge qu’au mouvement bonus.
refusal-tof-ruling-drop-clear = On saute en terrain clair : pas en { $hex }.
refusal-tof-s1-v2-linnet = Les points d’Airlift supplémentaires de Linnet II ne sont pas maintenant pour { $division }.
refusal-tof-ruling-barge-op = Pas une barge de ce camp : { $transport }.
refusal-tof-ruling-barge-op-moved = Déjà déplacée à ce tour : { $transport }.
refusal-tof-ruling-barge-op-nobody = Il n’y a pas de barges à employer.
refusal-tof-9-barge-capacity = { $unit } n’est pas dans un port ami avec { $transport }.
refusal-tof-9-barge-capacity-most = { $transport } : { $most } points d’empilement à bord au plus, les motorisés comptant double ; { $unit } est de trop.
refusal-tof-9-barge-capacity-far = { $hex } est trop loin, ou l’on n’y aborde pas : { $transport }.
refusal-tof-9-barge-capacity-nobody = Il n’y a pas de mer où naviguer.
refusal-tof-7-stack-end-aboard = Il n’y a pas de place en { $hex } pour tous ceux à bord : { $transport }.
