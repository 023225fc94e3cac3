### Heroes of Normandie : rafales, snipers, gabarits, flammes et structures

name-sniper = Sniper
name-scatter = Dispersion
name-destruction = Destruction

frame-volley = Action de tir
frame-burst = Rafale
frame-sniper-fire = Tir de sniper
frame-flames = Lance-flammes
frame-barrage = Tir avec gabarit
frame-shelling = Un gabarit en { $corner }
frame-drift = Un gabarit dévie
frame-explosion = Explosion en { $corner }
frame-inside = Explosion à l’intérieur
frame-demolishing = Tir sur une structure
frame-demolition = Destruction
frame-collapse = Effondrement : { $structure }
frame-redeployment = Dans les ruines : { $structure }
frame-bombs-explode = Les bombes explosent
frame-other-answer = Riposte de l’unité { $unit }

prompt-burst = Il reste { $left } de Valeur de Combat à { $unit } : prochaine cible et sa part ?
prompt-barrage = Où { $unit } vise-t-elle ({ $weapon }) ?
prompt-scatter = Où tombe le gabarit ?
prompt-ruins = Où placer { $unit } dans les ruines ?
prompt-fire-frighten = Effrayer { $target } ?
prompt-opportunity-fire-other = Comment { $unit } tire-t-elle sur { $target } ?

option-fire-burst = { $kind ->
    [suppression] Rafale de suppression à partir de l’unité { $target } ({ $weapon })
   *[normal] Rafale à partir de l’unité { $target } ({ $weapon })
}
    .kind = Tirer une rafale
option-share = +{ $value } sur { $target }
    .kind = Répartir la rafale
option-snipe = Tir de sniper sur { $target }
    .kind = Tir de sniper
option-flame = Flammes vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}{ $from_rear ->
    [1] , depuis la case arrière
   *[other] { "" }
}
    .kind = Lance-flammes
option-flame-into = Flammes dans { $place }
    .kind = Lance-flammes, à l’intérieur
option-bombard = Utiliser : { $weapon }
    .kind = Tirer avec un gabarit
option-lay = { $manner ->
    [indirect] { $corner }, en tir indirect
   *[direct] { $corner }, en tir direct
}
    .kind = Poser un gabarit
option-throw-into = Dans { $place }
    .kind = Lancer à l’intérieur
option-land-on = { $corner }
    .kind = Point de chute
option-demolish = Tirer sur { $structure } ({ $weapon })
    .kind = Tirer sur un bâtiment
option-demolish-wreck = Tirer sur l’épave { $wreck } ({ $weapon })
    .kind = Tirer sur une épave
option-place-in-ruins = { $place }
    .kind = Placer dans les ruines
option-frighten = L’effrayer
option-let-be = S’abstenir
option-opportunity-act = { $unit } tire d’une autre façon
    .kind = Tir d’opportunité, autre

event-burst-announced = { $unit } réserve { $share } de sa rafale à { $target }.
event-exploded = Explosion contre { $target } ({ $weapon }) : { $value } contre { $defence }.
event-explosion-resolved = L’explosion obtient { $result } contre { $target }, il fallait { $need }.
event-sniped = Tir de sniper de l’unité { $unit } sur { $target } : résultat { $result }.
event-template-aimed = { $manner ->
    [indirect] Tir indirect sur { $corner } ({ $weapon }).
   *[direct] Tir direct sur { $corner } ({ $weapon }).
}
event-landed = Impact en { $corner } ({ $weapon }).
event-flew-off = Impact hors du terrain ({ $weapon }).
event-thrown-inside = { $unit } frappe à l’intérieur en { $place } ({ $weapon }).
event-flamed = { $unit } projette des flammes vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}.
event-bomb-stuck = { $unit } colle une bombe sur { $target } ({ $weapon }).
event-structure-struck = Bâtiment touché ({ $structure }) : { $points ->
    [one] { $points } point de destruction
   *[other] { $points } points de destruction
}, { $total } en tout.
event-collapsed = Un bâtiment s’effondre : { $structure }.

modifier-hon-burst-split = reste de la rafale
modifier-hon-sniper-table = dé

refusal-hon-burst-split = { $unit } ne peut pas répartir ainsi sa rafale : au moins 1 par cible, et la totalité.
refusal-hon-burst-split-ability = { $unit } n’a pas de rafale avec cette arme.
refusal-hon-burst-targets = { $target } ne peut pas être dans cette rafale de l’unité { $unit } : une famille, chacune à 2 cases d’une autre.
refusal-hon-sniper-target = Un sniper comme { $unit } ne vise que l’infanterie, pas { $target }.
refusal-hon-sniper-target-ability = { $unit } n’est pas un sniper.
refusal-hon-flame-template = { $unit } n’a pas de lance-flammes.
refusal-hon-flame-place = { $unit } ne peut pas pointer son lance-flammes par là.
refusal-hon-flame-hits = Les flammes de l’unité { $unit } ne toucheraient personne.
refusal-hon-flame-building = { $unit } n’est pas devant une ouverture qui donne sur { $place }.
refusal-hon-flame-defensive = { $unit } n’est pas à côté d’une position défensive en { $place }.
refusal-hon-direct-target = { $unit } ne voit pas { $corner }.
refusal-hon-direct-target-none = { $unit } n’a rien à viser.
refusal-hon-direct-no-building = { $corner } est dans un bâtiment : { $unit } ne peut pas y poser un gabarit.
refusal-hon-abil-limited-range-intersections = { $unit } porte à { $range ->
    [one] { $range } intercase
   *[other] { $range } intercases
}, et { $corner } est plus loin.
refusal-hon-abil-limited-range-structure = { $unit } porte à { $range ->
    [one] { $range } case
   *[other] { $range } cases
}, et cette structure est plus loin.
refusal-hon-arc-limited-corner = { $corner } est hors de l’arc de tir de l’unité { $unit }.
refusal-hon-arc-limited-structure = Cette structure est hors de l’arc de tir de l’unité { $unit }.
refusal-hon-los-requirement-structure = { $unit } ne voit pas cette structure.
refusal-hon-indirect-when = { $unit } ne tire pas en indirect sur { $corner } : la vue est dégagée, ou l’arme ne s’y prête pas.
refusal-hon-indirect-not-from-building = { $unit } ne peut pas tirer en indirect depuis un bâtiment.
refusal-hon-indirect-scatter-offset = Le gabarit ne peut pas tomber en { $corner }.
refusal-hon-opt-grenades-building-in = { $unit } ne peut pas la lancer dans ce bâtiment en { $place }.
refusal-hon-opt-grenades-defensive-in = { $unit } ne peut pas la lancer dans une position en { $place }.
refusal-hon-destr-who = { $unit } n’a pas d’arme dotée de Destruction de ce nom.
refusal-hon-destr-who-wreck = { $wreck } n’est pas une épave sur laquelle { $unit } puisse tirer.
refusal-hon-destr-building = { $unit } ne peut pas être placée en { $place }.
refusal-hon-destr-building-target = { $unit } ne peut pas tirer sur { $structure } : en ruine, ou tout autour d’elle.
refusal-hon-altfire-triggered = { $unit } ne peut pas atteindre { $target } ainsi.
refusal-hon-opfire-moving-target = { $unit } ne peut tirer maintenant que sur { $target }.
