### Bâtiments, mines et barbelés

frame-in-mines = { $unit } parmi les mines
frame-at-wire = { $unit } devant les barbelés
frame-structure-hit = Coup sur { $place }

event-structure-struck = Coup sur { $place } : total de { $sum } contre une solidité de { $need }.
event-structure-damaged = Dégâts sur { $place } : solidité de { $need } désormais.
event-structure-destroyed = { $place } n’est plus qu’une ruine.
event-floor-fell = L’étage { $floor } de { $place } s’effondre sur ceux du dessous : pertes { $lost }.
event-mines-went-off = Des mines sautent sous { $unit } dans { $place } : pertes { $lost }.
event-decoy-found = Il n’y a pas de mines dans { $place }.
event-wire-tested = { $passed ->
    [true] { $unit } franchit { $place }.
   *[other] { $unit } est retenu par { $place }.
}

frame-tasks = Travaux avant les mouvements
frame-detonation = Explosifs
frame-disarming = { $unit } désamorce les explosifs : { $place }
prompt-works-task = Quel groupe travaille au lieu de bouger ?
option-clear-obstacle = { $unit } dégage { $place }
option-set-charge = { $unit } pose une charge : { $place }
option-lay-bangalore = { $unit } glisse une torpille : { $place }
option-disarm = { $unit } tente de désamorcer les explosifs : { $place }

event-obstacle-cleared = { $unit } dégage { $place }.
event-charge-set = { $unit } pose { $weapon } : { $place }.
event-charge-went-off = { $weapon } explose : { $place }.
event-charge-disarmed = { $passed ->
    [true] { $unit } désamorce les explosifs : { $place }.
   *[other] { $unit } ne parvient pas à désamorcer les explosifs : { $place }.
}

refusal-roe-eng-clear = { $unit } ne peut pas dégager { $place }.
refusal-roe-eng-clear-order = { $unit } ne dégage { $place } qu’en rampant.
refusal-roe-eng-minimum = { $unit } n’a plus les quatre sapeurs qu’il faut : { $place }.
refusal-roe-demo-order = { $unit } ne peut pas poser de charge : { $place }.
refusal-roe-demo-order-order = { $unit } doit tenir, les nerfs solides, pour poser une charge : { $place }.
refusal-roe-demo-two-men = { $unit } n’a pas deux hommes assez près : { $place }.
refusal-roe-demo-defuse = { $unit } n’a rien à désamorcer : { $place }.
refusal-roe-bangalore-use = { $unit } ne peut pas y glisser de torpille : { $place }.
refusal-roe-bangalore-use-order = { $unit } doit tenir, les nerfs solides, pour glisser une torpille : { $place }.
refusal-roe-ruling-works-party = Personne de { $unit } n’est assez près : { $place }.
refusal-roe-ruling-works-kit = { $unit } n’a plus ces explosifs : { $place }.

frame-structure-fire = { $unit } tire sur { $place }
option-fire-at-structure = { $floor ->
    [0] { $unit } tire sur { $place } même, au rez-de-chaussée
   *[other] { $unit } tire sur { $place } même, à l’étage { $floor }
}
event-structure-shot = { $unit } tire sur { $place } avec { $weapon }, { $need } ajouté : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
modifier-roe-bunker-to-hit = dans un bunker
modifier-roe-bunker-discipline = dans un bunker
refusal-roe-bldg-target-structure = { $unit } ne peut pas viser là : { $place }.
refusal-roe-bldg-damage-roll = { $unit } n’a rien pour briser d’ici : { $place }.
refusal-roe-ruling-structure-target = { $unit } a une autre cible : { $place } n’en est pas une.

frame-lay-minefield = Pose d’un champ de mines
prompt-deploy-minefield = { $seat } : où poser un champ de mines ?
prompt-deploy-mark = L’ennemi ne voit pas { $place }. Le signaler tout de même ?
option-lay-field = { $upright ->
    [true] Du nord au sud, en { $at }
   *[other] D’ouest en est, en { $at }
}
option-keep-secret = Le garder secret
option-mark-openly = Le signaler
event-field-hidden = { $place } est posé, et l’ennemi ne le voit pas.
event-field-somewhere = { $seat } : un champ de mines est posé quelque part.
event-field-shown = { $decoy ->
    [true] L’ennemi voit { $place }, qui est un leurre.
   *[other] L’ennemi voit { $place }, qui est réel.
}
event-field-seen = { $seat } : { $place } est là, du moins en apparence.
refusal-roe-mine-size = { $seat } : un champ de mines se pose tout entier dans sa propre zone.
refusal-roe-mine-size-apart = { $seat } : deux champs de mines se chevaucheraient.

frame-lay-defence = Pose d’un obstacle
prompt-deploy-obstacle = { $seat } : où poser ceci : { $kind } ?
option-lay-obstacle = { $upright ->
    [true] Du nord au sud, en { $at }
   *[other] D’ouest en est, en { $at }
}
event-obstacle-laid = { $seat } : obstacle posé, { $place }.
refusal-roe-wire-layout = { $seat } : les sections de barbelés doivent être à 5 cm l’une de l’autre.
refusal-roe-barricade-placement = { $seat } : une barricade se dresse sur une route.
refusal-roe-ruling-works-zone = { $seat } : un obstacle se pose dans sa propre zone.

frame-mine-under-vehicle = Une mine sous { $unit }

frame-choose-obstacles = Pose d’obstacles
frame-dig-in = Travaux de campagne
prompt-deploy-choose-obstacles = { $seat } : quels obstacles prenez-vous ?
prompt-deploy-fortify = { $seat } : où placer ceci : { $kind } ?
option-take-obstacles = Barbelés : { $wire }, obstacles antichars : { $at_obstacle }, barricades : { $barricade }, champs de mines : { $minefield }
option-fortify = En { $at }, front à { $facing }°
event-work-laid = { $seat } : ouvrage prêt, { $place }, et l’ennemi n’en sait rien.
event-work-somewhere = { $seat } : des travaux de campagne sont faits quelque part.
event-work-found = { $seat } : ouvrage découvert, { $place }.
refusal-roe-fort-cost-obstacles = { $seat } : trois éléments, deux au plus d’une sorte.
refusal-roe-ruling-works-zone-facing = { $seat } : le front regarde au nord, à l’est, au sud ou à l’ouest.
refusal-roe-ruling-works-zone-ground = { $seat } : on ne creuse ni dans des murs, ni dans l’eau, ni sur une route, ni là où il y a déjà un ouvrage.
refusal-roe-trench-size = Tous ceux de { $unit } ne sont pas dans ceci : { $place }.
refusal-roe-bunker-capacity = Il n’y a plus de place pour { $unit } dans ceci : { $place }.
name-gun-pit = emplacement de canon
