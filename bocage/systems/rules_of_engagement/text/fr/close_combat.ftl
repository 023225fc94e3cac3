### Corps à corps

## Le fil
frame-close-combat-phase = Corps à corps
frame-assault = { $unit } charge { $target }
frame-force-door = { $unit } à la porte de { $place }
frame-go-on = { $unit } continue dehors
frame-melee = Une manche de corps à corps
frame-group-fight = Tous contre { $lone }
frame-duel = Un duel
frame-losing = { $unit } a perdu une manche
frame-combat-test = { $unit } teste sa discipline
frame-exploit = { $unit } exploite

## Questions
prompt-charge = Quel groupe charge maintenant ?
prompt-combat-next = Quel combat livrer maintenant ?
prompt-combat-group = Quelle mêlée régler maintenant ?
prompt-combat-fighter = Qui affronte maintenant { $figure } ?
prompt-exploit = Où va { $unit }, l’ennemi parti ?

## Réponses
option-order-assault = { $order }, et assaut contre { $target }
    .kind = Ordre d’assaut
option-charge-now = { $unit } charge { $target }
option-fight-next = Le combat de { $unit }
option-fight-group = { $figure } et ceux qui l’entourent
option-send-fighter = { $figure }

## Ce qui arrive
event-assault-ordered = { $unit } : { $order }, assaut contre { $target }.
event-charged = { $unit } charge { $target } : { $men } au contact.
event-charge-failed = { $unit } charge { $target } sans l’atteindre.
event-reinforced = { $men ->
    [one] { $men } homme de plus se joint au combat : { $unit }.
   *[other] { $men } hommes de plus se joignent au combat : { $unit }.
}
event-duelled = Duel : { $figure } fait { $die }, { $sum } ajouté ; { $foe } fait { $against }, { $foe_sum } ajouté.
event-combat-won = { $seat } : manche gagnée, ennemis abattus : { $felled }, pertes : { $lost }.
event-combat-drawn = Manche nulle, pertes de chaque camp : { $lost }.
event-door-tried = { $passed ->
    [1] { $unit } enfonce la porte de { $place }.
   *[other] La porte de { $place } résiste à { $unit }.
}
event-exploited = { $unit } pousse plus loin.
event-closed-up = Ceux de { $unit } qui ne combattent pas se rapprochent.

## Pourquoi pas
refusal-roe-cc-no-fire-into = { $target } se bat au corps à corps : on ne tire pas dessus.
refusal-roe-cc-who = { $unit } ne peut tenir et donner l’assaut à { $target }.
refusal-roe-cc-who-state = { $unit } n’a pas les nerfs pour un assaut contre { $target }.
refusal-roe-cc-who-target = { $target } n’est pas un ennemi que { $unit } puisse attaquer.
refusal-roe-cc-not-ambushed = { $target } est caché : { $unit } ne peut lui donner l’assaut.
refusal-roe-cc-must-carry-out = { $unit } n’a pas déclaré d’assaut contre { $target }.
refusal-roe-cc-distance = { $unit } n’était pas à 10 cm de { $target } à la fin des mouvements.
refusal-roe-cc-fire-first = { $unit } va donner l’assaut : il ne tire sur personne d’autre, pas sur { $target }.
refusal-roe-cc-no-orders = { $unit } est au corps à corps.
refusal-roe-cc-groups = La mêlée autour de { $figure } est déjà réglée.
refusal-roe-cc-groups-unit = { $unit } n’a pas de combat à livrer.
refusal-roe-cc-sequential = { $figure } n’est pas de cette mêlée, ou a déjà son tour.
refusal-roe-bunker-door = La porte de { $place } est fermée à { $unit }.
refusal-roe-cc-exploit = { $unit } peut faire { $most }, et cela en fait { $far }.
refusal-roe-cc-two-per-defender = Deux hommes de { $unit } au plus touchent un même ennemi.

## Sommes
modifier-roe-profile-close-combat = valeur
modifier-roe-cc-mod-weapon = arme de corps à corps
modifier-roe-cc-mod-smg = arme automatique
modifier-roe-cc-mod-outnumber = en surnombre
modifier-roe-cc-mod-height = plus haut
modifier-roe-cc-mod-cover = derrière un couvert
modifier-roe-cc-mod-shaken = ébranlé ou démoralisé
modifier-roe-cc-mod-water = dans l’eau
modifier-roe-cc-mod-encumbered = encombré
modifier-roe-cc-loser-mods = moins nombreux
