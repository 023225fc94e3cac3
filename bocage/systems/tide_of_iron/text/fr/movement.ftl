### Mouvement : tir et mouvement, transport, fortifications, obstacles, débordements, squads dissimulés

## Noms
name-mines = Mines
name-bail-out = Évacuation

## Le fil d’Ariane
frame-fire-and-movement = Tir et mouvement, { $unit }
frame-fire-then-movement = Tir et mouvement, { $unit }
frame-assault-movement = Assaut, { $unit }
frame-obstacles = Obstacles
frame-minefield = Champ de mines
frame-lost-vehicle = Squads à bord du véhicule { $vehicle }
frame-bail-out = { $unit } évacue

## Questions
prompt-move-obstacle = Quel obstacle { $unit } affronte-t-il d’abord ?

## Choix
option-fire-and-move = Se déplacer, puis tirer avec { $unit }
    .kind = Tir et mouvement : mouvement d’abord
option-fire-then-move = Tirer, puis se déplacer avec { $unit }
    .kind = Tir et mouvement : tir d’abord
option-assault-with = Assaut avec { $unit }
    .kind = Assaut
option-hold-fire = Ne pas tirer
option-enter-shelter = { $kind ->
    [pillbox] Entrer dans le bunker
   *[entrenchment] Entrer dans le retranchement
}
    .kind = Se mettre à l’abri
option-leave-shelter = Sortir de la fortification
option-cut-wire = Retirer les barbelés
option-meet-obstacle = { $kind ->
    [minefield] Le champ de mines
    [tank-trap] Les obstacles antichars
   *[wire] Les barbelés
}
    .kind = Obstacle
option-board = Embarquer dans { $vehicle }
    .kind = Embarquer

## Événements
event-revealed = { $unit } est révélé.
event-took-shelter = { $unit } entre dans un { $kind ->
    [pillbox] bunker
   *[entrenchment] retranchement
}.
event-left-shelter = { $unit } sort de sa fortification.
event-wire-cut = { $unit } retire les barbelés de l’hexagone { $hex }.
event-halted = { $kind ->
    [tank-trap] Les obstacles antichars arrêtent { $unit }.
   *[wire] Les barbelés arrêtent { $unit }.
}
event-mines-exploded = { $unit } entre dans le champ de mines de l’hexagone { $hex }.
event-boarded = { $unit } embarque dans { $vehicle }.
event-got-out = { $unit } débarque du véhicule { $vehicle } en { $hex }.
event-passengers-lost = { $unit } est perdu avec { $vehicle }.

## Pourquoi pas
refusal-toi-move-other-spending = { $unit } n’a pas assez de points de mouvement pour cela.
refusal-toi-fort-entrenchment-enter = Il n’y a pas de retranchement libre en { $place }.
refusal-toi-fort-entrenchment-enter-vehicle = { $unit } est un véhicule et n’entre pas dans un retranchement.
refusal-toi-fort-entrenchment-enter-inside = { $unit } est déjà dans une fortification.
refusal-toi-fort-entrenchment-enter-outside = { $unit } n’est dans aucune fortification.
refusal-toi-fort-entrenchment-enter-leave-first = { $unit } doit sortir de sa fortification avant d’aller en { $place }.
refusal-toi-fort-pillbox-enter = Il n’y a pas de bunker libre en { $place }.
refusal-toi-fort-pillbox-enter-vehicle = { $unit } est un véhicule et n’entre pas dans un bunker.
refusal-toi-fort-pillbox-enter-inside = { $unit } est déjà dans une fortification.
refusal-toi-fort-max-three = Il y a déjà trois fortifications en { $place }.
refusal-toi-wire-max = Il y a déjà des barbelés en { $place }.
refusal-toi-trap-max = Il y a déjà des obstacles antichars en { $place }.
refusal-toi-mines-max = Il y a déjà un champ de mines en { $place }.
refusal-toi-wire-stop = Les barbelés retiennent { $unit } : cette activation ne le mène pas plus loin.
refusal-toi-wire-cut = Seuls les chars et les squads avec ingénieur retirent les barbelés, pas { $unit }.
refusal-toi-wire-cut-none = Il n’y a pas de barbelés en { $place }.
refusal-toi-trap-enter = { $unit } n’a pas commencé son mouvement à côté des obstacles antichars de l’hexagone { $place }.
refusal-toi-trap-enter-stopped = Les obstacles antichars retiennent { $unit } : cette activation ne le mène pas plus loin.
refusal-toi-mines-leave = { $unit } a commencé son mouvement parmi les mines : un seul hexagone.
refusal-toi-timing-m5-obstacles = Cet obstacle a déjà fait effet, ou n’est pas ici.
refusal-toi-transport-embark = { $vehicle_unit } n’est pas un véhicule ami dans l’hexagone de l’unité { $unit }.
refusal-toi-transport-embark-sheltered = { $unit } doit sortir de sa fortification avant d’embarquer dans { $vehicle_unit }.
refusal-toi-transport-capacity = { $vehicle_unit } n’a pas de place pour { $unit }.
refusal-toi-transport-token-limit = { $unit } ne peut pas embarquer dans { $vehicle_unit } : huit véhicules sont déjà chargés.
refusal-toi-transport-disembark-stacking = { $place } est plein, et { $unit } ne pourrait pas aller plus loin.
refusal-toi-concealed-pass-through = { $unit } ne peut pas s’arrêter en { $place } avec l’ennemi dissimulé, et ne pourrait pas aller plus loin.
refusal-toi-concealed-pass-through-stop = { $unit } ne peut pas s’arrêter en { $place } : des ennemis dissimulés s’y trouvent.
refusal-toi-concealed-pass-through-attack = { $unit } ne peut pas attaquer depuis { $place } : des ennemis dissimulés s’y trouvent, et l’on ne s’arrête pas parmi eux.
refusal-toi-concealed-no-vehicles = { $unit } est un véhicule et ne peut pas être dissimulé.
refusal-toi-tank-overrun-cost = Pas assez de points de mouvement : déborder { $place } en coûte { $cost }, et il en reste { $points } à { $unit }.
refusal-toi-tank-overrun-move = { $unit } ne pourrait pas ressortir de l’hexagone { $place } après l’avoir débordé.
refusal-toi-tank-overrun-move-stop = { $unit } ne peut pas s’arrêter en { $place } : des ennemis s’y trouvent.
refusal-toi-tank-overrun-move-attack = { $unit } déborde { $place } : il ne peut pas attaquer parmi les ennemis qui s’y trouvent.
refusal-toi-action-fm-no-heavy = { $unit } a une arme lourde et ne peut pas tirer en mouvement.
refusal-toi-ruling-firepower-0-attacks = { $unit } n’a aucune arme.
refusal-toi-action-assault-who = { $unit } ne donne pas l’assaut : ni les véhicules ni les squads avec une arme lourde ne le peuvent.
