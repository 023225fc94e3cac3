### Heroes of Normandie : le tir et les pertes

name-fire = Tir
name-location = Localisation
name-value = Valeur
name-penalties = Malus
name-result = Résultat

frame-fire-action = Action de tir
frame-attack = Tir
frame-opportunity-fire = Tir d’opportunité sur { $target }
frame-location = Où { $unit } est touchée

prompt-fire-next = { $unit } tire-t-elle avec une autre arme ?
prompt-opportunity-fire = Tir d’opportunité ?

option-shoot = { $kind ->
    [suppression] Tir de suppression sur { $target } ({ $weapon })
   *[normal] Tirer sur { $target } ({ $weapon })
}
    .kind = Tirer
option-cease-fire = Ne plus tirer
option-opportunity-shot = { $kind ->
    [suppression] Tir de suppression de l’unité { $unit } ({ $weapon })
   *[normal] { $unit } tire ({ $weapon })
}
    .kind = Tir d’opportunité

event-fired = { $kind ->
    [suppression] Tir de suppression de l’unité { $unit } sur { $target } ({ $weapon }) : { $value } contre { $defence }.
   *[normal] { $unit } tire sur { $target } ({ $weapon }) : { $value } contre { $defence }.
}
event-shot-resolved = { $unit } obtient { $result } contre { $target }, il fallait { $need }.
event-missed = { $unit } n’est pas touchée.
event-suppressed = { $unit } reçoit { $markers ->
    [one] un marqueur Suppressed
   *[other] { $markers } marqueurs Suppressed
}, { $total } en tout.
event-step-lost = { $unit } subit un Pas de Perte.
event-damaged = { $unit } subit un dégât : { $damage ->
    [crew] équipage
    [tracks] chenilles
    [hull] coque
   *[main-weapon] arme principale
}.
event-destroyed = { $unit } est détruite.

modifier-hon-unit-combat-value = Valeur de Combat
modifier-hon-mobile-fire = en mouvement
modifier-hon-suppr-double = Tir de Suppression : doublé
modifier-hon-unit-defence-value = Valeur de Défense
modifier-hon-terr-def-bonus = terrain
modifier-hon-resolve-formula = dé
modifier-hon-resolve-suppressed = marqueurs Suppressed du tireur
modifier-hon-range-long = longue portée
modifier-hon-los-terrain-reduce = obstacles

refusal-hon-fire-conditions-friend = { $target } est du même camp que l’unité { $unit }.
refusal-hon-fire-conditions-not-there = { $target } n’est pas sur le terrain : { $unit } ne peut pas tirer dessus.
refusal-hon-fire-type = { $unit } n’a pas de valeur contre les unités comme { $target }.
refusal-hon-fire-moving-check = Cette arme de l’unité { $unit } ne tire pas en mouvement.
refusal-hon-altfire-definition = { $unit } n’a pas cette arme sur cette face.
refusal-hon-trans-protected = { $target } est à bord d’un véhicule, hors d’atteinte pour { $unit }.
refusal-hon-trans-fire-heavy-weapon = { $unit } est une arme lourde et ne tire pas depuis un véhicule.
refusal-hon-ambush-no-target = { $target } est embusquée : { $unit } ne peut pas la viser.
refusal-hon-suppr-double = { $unit } n’a pas de Tir de Suppression contre { $target }.
refusal-hon-abil-limited-range = { $unit } porte à { $range ->
    [one] { $range } case
   *[other] { $range } cases
}, et { $target } est plus loin.
refusal-hon-arc-limited = { $target } est hors de l’arc de tir de l’unité { $unit }.
refusal-hon-los-requirement = { $unit } ne voit pas { $target }.
refusal-hon-hvy-main-gun = Cette arme de l’unité { $unit } est détruite.
refusal-hon-hvy-crew = L’équipage de l’unité { $unit } ne sert qu’une arme par tour.
refusal-hon-vweap-all = { $unit } a déjà tiré avec cette arme.
refusal-hon-opfire-moving = { $unit } n’a pas de Tir d’Opportunité.
refusal-hon-opfire-moving-other-side = { $unit } n’est pas à vous.
refusal-hon-terr-defpos-opfire = { $target } est à l’intérieur de la position de l’unité { $unit }.
