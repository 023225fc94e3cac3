### Embuscade, repérage et troupes spéciales

name-ambush = en embuscade
name-spot = repérage

frame-spotting = { $unit } tente de repérer { $target }
frame-searching = { $unit } cherche

option-order-ambush = { $order }, et s’embusquer
option-spot-enemy = { $unit } tente de repérer { $target }
option-search-around = { $unit } cherche des ennemis cachés

event-ambush-ordered = { $unit } : { $order }, et s’embusque.
event-went-to-ground = { $unit } est en embuscade.
event-found-no-cover = { $unit } ne trouve pas où s’embusquer.
event-moved-unseen = { $unit } bouge sans être vu.
event-spotting-tested = { $unit } { $passed ->
    [1] repère
   *[other] ne repère pas
} { $target } (il faut { $need }, ajouté : { $sum }).
event-searched = { $unit } cherche des ennemis cachés.
event-spotted = { $unit } a découvert { $target }.

details-ambush = En embuscade

modifier-roe-spot-range-vehicle = un véhicule
modifier-roe-special-sniper-spotted-close = un tireur d’élite

refusal-roe-move-ambush-order = { $unit } ne s’embusque qu’en tenant ou en rampant, et une seule fois.
refusal-roe-order-ambush-terrain = { $unit } n’a pas ici le couvert qu’il faut pour s’embusquer.
refusal-roe-move-ambush-same-place = { $unit } a été découvert ici : il lui faut 10 cm de plus avant de se cacher à nouveau.
refusal-roe-ruling-ambush-entering = Un ennemi voit { $unit } à découvert : pas d’embuscade.
refusal-roe-spot-when = { $unit } ne peut repérer personne maintenant.
refusal-roe-spot-when-target = { $unit } n’a plus à repérer { $target }.
refusal-roe-spot-range-infantry = { $target } est trop loin pour que { $unit } le repère.
refusal-roe-spot-range-infantry-search = Il n’y a rien à chercher autour de { $unit }.
refusal-roe-spot-range-vehicle = { $target } est trop loin pour que { $unit } le repère.

## Tireurs d’élite
frame-take-aim = { $unit } vise
frame-pin-test = { $unit } perd un homme par un tireur d’élite
prompt-aim = Qui { $unit } vise-t-il dans { $target } ?
option-pick-off = { $figure }
option-fire-openly = { $unit } tire sur { $target }, avec son assistant, et se montre
option-fire-now-openly = { $unit } tire maintenant sur { $target }, avec son assistant, et se montre
event-pinned = { $unit } est cloué par un tireur d’élite.
modifier-roe-equip-scope = lunette de visée
refusal-roe-special-sniper-pick = { $unit } ne voit pas cet homme de { $target }.
refusal-roe-special-sniper-assistant-fires = Aucun assistant de { $unit } ne peut tirer lui aussi sur { $target }.

## Reconnaissance et infanterie légère
frame-disengage = { $unit } peut se dégager
frame-recon-moves = Reconnaissance
frame-free-move = { $unit } rampe en avant
prompt-disengage = { $target } tire sur { $unit } : se dégage-t-il ?
prompt-scout = Où { $unit } rampe-t-il avant la bataille ?
option-get-away = { $unit } tente de se dégager
event-disengaged = { $unit } { $passed ->
    [1] se dégage
   *[other] ne parvient pas à se dégager
}.
refusal-roe-special-recon-disengage = { $unit } ne peut pas se dégager.
refusal-roe-special-recon-free-move = Seul l’observateur de { $unit } bouge avant la bataille.

## Groupes séparés
option-part-group = Le groupe d’appui de { $unit } reçoit ses propres ordres
option-join-groups = Les groupes de { $unit } n’en font plus qu’un
event-parted = { $target } se sépare de { $unit }.
event-joined = { $target } a rejoint { $unit }.
refusal-roe-special-flexible-order = { $unit } ne peut détacher sa mitrailleuse.
refusal-roe-special-flexible-order-same = Sans sous-officier, les deux groupes reçoivent le même ordre : { $unit }.
refusal-roe-special-flexible-cohesion = Les groupes de { $unit } doivent rester à 30 cm l’un de l’autre.
refusal-roe-special-flexible-rejoin = Les groupes de { $unit } doivent se rapprocher pour n’en faire plus qu’un.

## Irréguliers
frame-split-unit = { $unit } peut se séparer
prompt-split = { $unit } se sépare-t-il en plusieurs groupes, définitivement ?
option-split-into = { $unit } se sépare en groupes : { $sizes } hommes
event-split-up = { $unit } forme désormais { $squads ->
    [one] { $squads } groupe
   *[other] { $squads } groupes
}.
refusal-roe-special-irregular = { $unit } se sépare en groupes d’au moins quatre hommes.
