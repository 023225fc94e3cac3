### Victoire, et mise en place avant le premier tour

frame-sudden-victory = Victoire immédiate
event-judged = Les Alliés ont { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} : { $winner ->
    [draw] match nul
   *[other] victoire, { $winner }
}{ $level ->
    [decisive] , décisive
    [marginal] , marginale
   *[other] {""}
}.
event-bridgehead-counted = Tours de suite avec une tête de pont ravitaillée : { $turns } sur { $most }.

## Mise en place
frame-set-up = Mise en place
frame-set-up-units = Unités
frame-set-up-bridges = Ponts détruits
frame-set-up-mines = Mines
prompt-set-up-unit = Quelle unité commence ailleurs ?
prompt-set-up-hex = Où { $unit } commence-t-elle ?
prompt-set-up-bridge = Quels ponts sont détruits au départ ?
prompt-set-up-mine = Où se trouve la mine de { $hex } ?
option-change-place = Mettre { $unit } ailleurs
    .kind = Mettre une unité ailleurs
option-accept-set-up = Accepter la mise en place
    .kind = Accepter la mise en place
option-put-into = En { $hex }
    .kind = Mettre dans un hexagone
option-blow-at-start = Le pont { $bridge }
    .kind = Détruit au départ
option-accept-bridges = Accepter les ponts détruits
    .kind = Accepter les ponts
option-lay-mine = En { $hex }
    .kind = Poser une mine
option-accept-mines = Accepter les mines
    .kind = Accepter les mines
event-set-up-changed = { $unit } commence en { $hex }.
event-blown-at-start = Le pont { $bridge } est détruit au départ.
event-mine-moved = Une mine se trouve en { $hex }.
refusal-tof-9-setup-sheets = { $unit } ne peut être mise ailleurs : seules les unités des divisions le peuvent, une fois chacune.
refusal-tof-9-setup-sheets-hex = { $unit } commence dans le rayon de son QG, sur terre, où il y a de la place.
refusal-tof-s1-german-reserves = { $unit } est en réserve et reste avec son QG.
refusal-tof-s2-german-reco-hex = { $unit } commence avec un QG.
refusal-tof-s1-german-bridges = Le pont { $bridge } ne peut être détruit au départ.
refusal-tof-9-mines-setup = Une mine ne peut se trouver en { $hex } : une par hexagone, en pleine mer.
