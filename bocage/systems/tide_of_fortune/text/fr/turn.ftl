### Tours : météo, points, enchère, piste d’impulsions, opérations, résolution finale

## Le fil
frame-campaign = Campagne
frame-turn = Tour { $number }
frame-weather-phase = Météo
frame-reinforcements = Renforts
frame-command-phase = Phase de commandement
frame-command-income = Points de commandement
frame-initiative-bid = Enchère pour l’initiative
frame-operations-phase = Opérations
frame-initiative-impulse = Impulsion d’initiative, case { $box }
frame-reaction-impulse = Impulsion de réaction
frame-final-reaction = Réaction finale
frame-exploitation = Exploitation
frame-spoiling-window = Spoiling
frame-declare-operation = Opération : { $seat }
frame-operation = { $army } : { $points } PO restants
frame-division-order = { $division } : { $order }
frame-move-units = Mouvement
frame-final-resolution = Résolution finale
frame-breakthrough-segment = Percées
frame-recovery-segment = Récupération
frame-support-segment = Points de soutien
frame-demolition-segment = Destructions
frame-construction-segment = Construction et réparation
frame-bonus-movement = Mouvement bonus
frame-bonus-activity = { $division } : { $order }
frame-move-paratroops = Mouvement des parachutistes
frame-post-game-turn = Après le tour
frame-end-of-turn = Fin du tour

## Questions
prompt-bid-stake = Combien de points de commandement misez-vous pour l’initiative ?
prompt-bid-convert = Combien de points de réaction gardez-vous de votre mise ?
prompt-impulse-reaction = La case de réaction : faites-vous une opération ? Points de réaction : { $points }
prompt-operation-army = Quelle armée opère ?
prompt-operation-division = { $points ->
    [one] { $army }, { $points } point d’opération restant : quelle division ensuite ?
   *[other] { $army }, { $points } points d’opération restants : quelle division ensuite ?
}
prompt-operation-order = Quel ordre pour { $division } ? Points d’opération restants : { $points }
prompt-order-unit = { $division }, { $order } : quelle unité se déplace ?
prompt-reinforcements-hex = Où { $unit } entre-t-elle ?
prompt-breakthrough-unit = Qui avance dans une percée ?
prompt-recovery-unit = Qui recule devant l’ennemi pour récupérer ?
prompt-support-share = { $points ->
    [one] Le nouveau point de soutien va-t-il à la première réserve ?
   *[other] Combien des { $points } nouveaux points de soutien vont à la première réserve ?
}
prompt-weather-chill = Chill tente-t-il de retarder l’ennemi ?
prompt-weather-delay = Où se trouve le retardement de Chill ?

## Choix
option-bid = { $points ->
    [0] Ne rien miser
    [one] Miser { $points } point de commandement
   *[other] Miser { $points } points de commandement
}
    .kind = Miser
option-convert = { $points ->
    [0] N’en garder aucun
    [one] Garder { $points } point de réaction
   *[other] Garder { $points } points de réaction
}
    .kind = Garder des points de réaction
option-react = Faire une opération
    .kind = Réagir
option-declare = { $enhanced ->
    [0] Opération : { $army }
   *[other] Opération améliorée : { $army }
}
    .kind = Déclarer une opération
option-designate = { $division }
    .kind = Désigner une division
option-give = { $order }
    .kind = Donner un ordre
option-end-operation = Finir l’opération
    .kind = Finir l’opération
option-move = Déplacer { $unit }
    .kind = Déplacer une unité
option-end-moves = Ne plus déplacer personne
    .kind = Finir le mouvement
option-enter-at = { $unit } entre en { $hex }
    .kind = Entrer
option-follow-up = { $unit } avance en { $hex }
    .kind = Avancer dans une percée
option-end-following = N’avancer avec personne d’autre
    .kind = Finir les avances
option-step-back = { $unit } recule en { $hex }
    .kind = Reculer
option-end-recovery = Les autres restent où elles sont
    .kind = Finir la récupération
option-share = { $points } à la première réserve
    .kind = Répartir les points de soutien
option-try-chill = Le tenter
    .kind = Retardement de Chill
option-place-delay = Retardement de { $value } en { $hex }
    .kind = Poser un retardement

## Événements
event-turn-began = Le tour { $turn } commence.
event-points-received = { $seat } : un { $die } apporte { $points ->
    [one] { $points } point de commandement
   *[other] { $points } points de commandement
}, à présent { $total }.
event-bids-opened = Les mises : Alliés { $allied }, Allemands { $german }.
event-initiative-won = { $seat } : l’initiative, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-reaction-points = { $seat } : { $points ->
    [one] { $points } point de réaction
   *[other] { $points } points de réaction
}.
event-impulse-began = Case { $box } : impulsion, { $seat }.
event-impulse-passed = Case { $box } : { $seat } laisse passer l’impulsion.
event-operation-declared = { $enhanced ->
    [0] Opération
   *[other] Opération améliorée
} : { $army }, { $points ->
    [one] { $points } point d’opération
   *[other] { $points } points d’opération
}.
event-order-given = { $division } : { $order }.
event-tired = { $division } { $fatigue ->
    [1] est fatiguée
   *[other] prend un marqueur Ops Comp
}.
event-rolled-off = { $seat } lance { $die } pour départager.
event-marker-moved = Le marqueur de tour avance à la case { $box }.
event-weather-rolled = La météo : un { $die }, { $weather }.
event-chill-tested = { $division } lance { $dice } pour un retardement ; il faut { $most } ou moins.
event-delay-placed = Un retardement de { $value } est posé en { $hex }.
event-arrived = { $unit } arrive en { $hex }.
event-entry-blocked = L’entrée de { $unit } est fermée : elle attend.
event-transport-arrived = { $transport } est en { $hex }.
event-broke-through = { $unit } avance dans la percée en { $hex }.
event-stepped-back = { $unit } recule en { $hex }.
event-recovered = { $unit } récupère.
event-rested = { $division } { $fatigue ->
    [0] est reposée
   *[other] est en partie reposée et reste fatiguée
}.
event-support-received = { $seat } : { $points ->
    [one] { $points } point de soutien
   *[other] { $points } points de soutien
} pour la réserve { $pool }.
event-demolition-tried = Les Allemands tentent de faire sauter le pont { $bridge } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : un { $die } ; il fallait { $most } ou moins.
event-bridge-blown = Le pont { $bridge } saute.
event-port-tried = Les Allemands tentent de saboter le port en { $hex } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : un { $die } ; il fallait { $most } ou moins.
event-port-wrecked = Le port en { $hex } est endommagé.
event-work-begun = { $unit } commence à reconstruire le pont { $bridge }.
event-work-stopped = Les travaux au pont { $bridge } n’aboutissent pas.
event-bridge-built = Le pont { $bridge } est rétabli.
event-repair-tried = { $points ->
    [one] { $points } point de commandement
   *[other] { $points } points de commandement
} pour le port en { $hex } : un { $die }.
event-port-repaired = Le port en { $hex } est réparé en partie.
event-spoiling-began = { $division } lance une attaque de Spoiling.

## Refus
refusal-tof-3-bid-max = Vous pouvez miser { $most } au plus.
refusal-tof-3-bid-reaction-points = Vous pouvez garder { $most } au plus : la moitié de votre mise.
refusal-tof-ruling-reaction-no-rp = Sans point de réaction, pas d’opération dans la case de réaction.
refusal-tof-4-one-army = Une opération est celle d’une de vos armées et de ses divisions, non de { $army }.
refusal-tof-4-designation = Aucune division ne peut y recevoir un ordre.
refusal-tof-ruling-enhanced-in-final = En réaction finale et en exploitation, aucune opération n’est améliorée.
refusal-tof-s1-allied-enhanced = Les opérations améliorées ne sont pas encore permises.
refusal-tof-4-enhanced = { $points ->
    [one] Une opération améliorée coûte { $points } point de commandement de plus que vous n’avez.
   *[other] Une opération améliorée coûte { $points } points de commandement de plus que vous n’avez.
}
refusal-tof-9-reserve-setup = { $division } est en réserve.
refusal-tof-9-reserve-deploy-next = { $division } a été libérée ce tour-ci et agit à partir du prochain.
refusal-tof-3-refit-conditions-orders = { $division } est en Refit.
refusal-tof-4-ops-comp = Les opérations de { $division } sont terminées pour ce tour.
refusal-tof-4-one-order-per-impulse = { $division } a déjà reçu son ordre dans cette impulsion.
refusal-tof-4-order-choice = { $order } n’est pas un ordre d’opération.
refusal-tof-4-order-costs = Il ne reste pas assez de points d’opération : { $points }.
refusal-tof-4-one-division-per-order = { $unit } n’appartient pas à la division qui a l’ordre.
refusal-tof-ruling-order-flow = { $unit } a déjà bougé sous cet ordre.
refusal-tof-7-stack-retreat = Il y a trop de monde en { $hex } : { $unit } doit d’abord bouger.
refusal-tof-ruling-reinforcement-arrival = { $unit } ne peut entrer en { $hex } : ce n’est pas son entrée, l’ennemi le tient ou le contrôle, ou il est plein.
refusal-tof-8-bt-advance-again = { $unit } a déjà suivi une percée.
refusal-tof-8-bt-advance = { $unit } ne peut avancer en { $hex } : seules vos unités en ordre vont où se trouve votre marqueur.
refusal-tof-ruling-breakthrough-advance = { $unit } ne peut passer en { $hex }.
refusal-tof-3-final-disrupt-adjacent = { $unit } ne peut reculer en { $hex } pour récupérer.
refusal-tof-s1-allied-points = Il y en a { $points } à répartir.
refusal-tof-9-chill-delay = Chill ne peut retarder l’ennemi en { $hex }.

## Spoiling, démolition, construction, mouvement bonus
frame-stop-work = Arrêt des travaux

prompt-spoiling-division = Points de Spoiling { $points } : qui lance une attaque de Spoiling ?
prompt-demolition-target = Quel pont ou quel port saute ?
prompt-demolition-unit = Qui prend part à la démolition ?
prompt-construction-bridge = Que reconstruit ou répare-t-on ?
prompt-bonus-unit = Mouvement bonus : qui bouge ?

option-spoil = { $division }
    .kind = Attaque de Spoiling
option-mine = Le pont { $bridge }
    .kind = Faire sauter un pont
option-wreck = Le port en { $hex }
    .kind = Saboter un port
option-contribute = { $unit } prend part
    .kind = Prendre part
option-ignite = Allumer la mèche
    .kind = Allumer la mèche
option-end-demolition = Ne plus rien faire sauter
    .kind = Finir la démolition
option-begin-work = { $unit } reconstruit le pont { $bridge }
    .kind = Reconstruire un pont
option-repair = Réparer le port en { $hex } avec { $points ->
    [one] { $points } point de commandement
   *[other] { $points } points de commandement
}
    .kind = Réparer un port
option-end-construction = Ne plus commencer de travaux
    .kind = Finir la construction
option-bonus-move = Déplacer { $unit }
    .kind = Déplacer une unité
option-bonus-order = { $division } : { $order }
    .kind = Ordre aux parachutistes
option-end-bonus = Ne plus déplacer personne
    .kind = Finir le mouvement bonus

refusal-tof-3-spoil-cost = { $points ->
    [one] Une attaque de Spoiling demande { $points } point de Spoiling.
   *[other] Une attaque de Spoiling demande { $points } points de Spoiling.
}
refusal-tof-4-who-when = { $division } n’est pas au joueur dont c’est l’impulsion.
refusal-tof-3-demo-who = Personne au pont { $bridge } ne peut le faire sauter.
refusal-tof-3-demo-who-down = Le pont { $bridge } est déjà détruit.
refusal-tof-3-demo-markers = Il ne reste plus de marqueur de pont détruit.
refusal-tof-3-demo-special = Il n’y a pas de port à saboter en { $hex }, ou personne pour le faire.
refusal-tof-3-demo-total = Il faut d’abord que quelqu’un prenne part.
refusal-tof-3-demo-once = { $unit } ne peut prendre part : elle est ailleurs, désorganisée, ou l’a déjà fait dans ce segment.
refusal-tof-3-build-where = Les Alliés ne reconstruisent que des ponts détruits : pas { $bridge } avec { $unit }.
refusal-tof-3-build-who = { $unit } ne peut reconstruire { $bridge } : il faut du génie ou un QG à l’un des bouts, un pont chacun.
refusal-tof-3-repair-roll = Le port en { $hex } n’est pas endommagé, ou l’on y a travaillé ce tour-ci.
refusal-tof-3-repair-who = Il n’y a en { $hex } ni génie, ni QG de corps ou d’armée.
refusal-tof-3-repair-who-points = Vous n’avez pas ces points pour { $hex }.
refusal-tof-3-bonus-move = { $unit } n’a pas de mouvement bonus, ou l’a déjà fait.
refusal-tof-3-bonus-chill-paras = { $division } n’a pas d’ordre dans le mouvement bonus.
refusal-tof-3-bonus-chill-paras-activated = { $division } a été active ou parachutée ce tour-ci.
refusal-tof-3-air-unsupplied-limits = { $division } n’est pas ravitaillée et ne peut que manœuvrer.
