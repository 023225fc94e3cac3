### Tide of Iron : combat, attaques de zone, mortiers, spécialisations, fumigènes

name-healing = Soins

## Le fil
frame-bombardment = Tir de mortier en { $hex }
frame-area-attack = Attaque de zone en { $hex }
frame-dig = { $unit } creuse
frame-heal = { $unit } soigne

## Questions
prompt-plating = { $unit } subit { $hits ->
    [one] une touche
   *[other] { $hits } touches
} : changer un dé de défense en 6 ?
prompt-fire-mortars = { $unit } tire en { $place } : qui se joint au tir ?
prompt-dig-enter = { $unit } entre-t-il dans le nouveau retranchement ?
prompt-heal-patient = Qui { $unit } soigne-t-il ?

## Choix
option-bombard = { $kind ->
    [suppressive] Mortiers en { $hex }, attaque de harcèlement
   *[normal] Mortiers en { $hex }, attaque normale
}
    .kind = Mortiers
option-support-with-mortars = { $unit } se joint au tir avec ses mortiers
    .kind = Tir combiné
option-fire-mortars = Tirer
option-turn-die = Changer un dé de l’unité { $unit } en 6
option-keep-dice = Laisser les dés de l’unité { $unit } tels quels
option-dig-with = Creuser un retranchement avec { $unit }
    .kind = Creuser
option-heal-with = Soigner avec { $unit }
    .kind = Soigner
option-occupy-trench = { $unit } y entre
option-stand-clear = { $unit } reste dehors
option-treat = Soigner { $unit }
    .kind = Soigner un squad

## Événements
event-die-turned = Plaques de blindage : { $unit } change un dé de défense en 6.
event-mortars-fired = { $unit } tire au mortier en { $hex } : attaque { $kind ->
    [suppressive] de harcèlement
   *[normal] normale
} à portée { $band ->
    [close] courte
    [long] longue
   *[normal] normale
}, { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
}, touche sur { $need }+.
event-mortars-supported = { $unit } se joint au tir en { $hex } avec ses mortiers.
event-area-attacked = { $hex } subit une attaque de zone { $kind ->
    [suppressive] de harcèlement
   *[normal] normale
} : { $dice } { $dice ->
    [one] dé
   *[other] dés
}, touche sur { $need }+.
event-came-under-fire = { $unit } est sous le feu et se défend avec { $defence ->
    [one] { $defence } dé
   *[other] { $defence } dés
}.
event-area-missed = L’attaque en { $hex } ne touche rien.
event-wire-destroyed = Les barbelés de l’hexagone { $hex } sont détruits.
event-dug = { $unit } creuse un retranchement en { $hex }.
event-healed = { $unit } retrouve une figurine ({ $figure }).
event-not-healed = Rien à faire pour { $unit }.
event-smoke-laid = Un fumigène couvre { $hex }.
event-smoke-lifted = Les fumigènes se dissipent.

## Termes d’un total
modifier-toi-spec-anti-tank = armes antichars
modifier-toi-tank-concussive = obus sur un bâtiment ou un bunker
modifier-toi-spec-flamethrower = lance-flammes
modifier-toi-smoke-effects = fumigène
modifier-toi-trap-squads = obstacles antichars
modifier-toi-spec-medic-bandage = médecin, contre les attaques normales
modifier-toi-fort-entrenchment-cover = retranchement
modifier-toi-fort-pillbox-cover = bunker
modifier-toi-mines-half = dans un champ de mines : demi-puissance
modifier-toi-wire-half = dans les barbelés : demi-puissance
modifier-toi-action-fm-half-fp = en mouvement : demi-puissance
modifier-toi-mortar-values = mortiers
modifier-toi-cover-separate = attaque perforante

## Pourquoi pas
refusal-toi-combat-mixed-squad = Ces figurines de l’unité { $unit } ne peuvent pas tirer ensemble sur { $target }.
refusal-toi-concealed-untargetable = { $unit } est dissimulé : on ne peut pas tirer dessus.
refusal-toi-transport-carried-immune = { $unit } est à bord d’un véhicule.
refusal-toi-action-fm-no-long-range = En mouvement, { $unit } ne tire pas à longue portée, et { $target } est trop loin.
refusal-toi-combined-not-fm = { $unit } tire en mouvement : personne ne peut le soutenir.
refusal-toi-squad-damage-casualties = { $unit } n’a pas cette figurine à perdre.
refusal-toi-tank-plating = Seul un dé de l’unité { $unit } peut être changé.
refusal-toi-mortar-area = { $unit } n’a pas de mortier pour tirer en { $place }.
refusal-toi-mortar-no-building = { $unit } est dans un bâtiment ou un bunker : ses mortiers ne tirent pas en { $place }.
refusal-toi-mortar-min-range = { $place } est trop près pour les mortiers de l’unité { $unit }.
refusal-toi-mortar-values = { $place } est hors de portée des mortiers de l’unité { $unit }.
refusal-toi-mortar-no-mix = Les mortiers de l’unité { $unit } visent un hexagone entier et ne tirent pas avec d’autres figurines.
refusal-toi-mortar-no-op-fire = Les mortiers de l’unité { $unit } ne participent jamais à un tir d’opportunité.
refusal-toi-mortar-no-los = { $unit } ne voit pas { $place }, et aucune unité amie non épuisée ne le voit non plus.
refusal-toi-ruling-mortar-target-hexes = { $unit } ne trouve ni ennemi ni barbelés en { $place }.
refusal-toi-squad-damage-no-special = { $unit } est cloué ou perturbé : pas d’action spéciale.
refusal-toi-spec-engineer-dig = { $unit } n’a pas d’ingénieurs.
refusal-toi-spec-engineer-dig-other = { $unit } n’a pas creusé ce retranchement.
refusal-toi-spec-engineer-dig-limits = On ne creuse pas en { $place } : eau, pont ou bâtiment.
refusal-toi-supply-limited-markers = Il ne reste aucun marqueur pour { $place } dans la boîte.
refusal-toi-spec-medic-heal = { $unit } n’a pas de médecin.
refusal-toi-spec-medic-heal-patient = { $unit } n’est pas un squad ami dans l’hexagone du médecin.
refusal-toi-spec-medic-limits = { $unit } n’a personne à soigner : aucun squad diminué dans son hexagone, ou plus d’infanterie régulière dans la boîte.
refusal-toi-spec-medic-limits-full = { $unit } n’a pas de place libre.
refusal-toi-spec-medic-limits-box = Il ne reste plus d’infanterie régulière pour { $unit } dans la boîte.
refusal-toi-smoke-placement = Il y a déjà un fumigène en { $place }.
refusal-toi-smoke-placement-building = Il y a un bâtiment en { $place } : pas de fumigène.
refusal-toi-smoke-count = Il ne reste pas de fumigène pour { $place }.
