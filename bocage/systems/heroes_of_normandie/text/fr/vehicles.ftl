### Heroes of Normandie : véhicules, épaves, mouvements forcés et transport

frame-forced-move = Mouvement forcé, { $unit }
frame-ramming = { $unit } percute l’infanterie
frame-pushing = { $unit } pousse une épave
frame-bail-out = Évacuation du véhicule { $vehicle }

prompt-forced-move = Où { $unit } doit-elle se replier ?
prompt-ram = Qui { $unit } repousse-t-elle d’abord ?
prompt-bail-out = Qui sort du véhicule { $vehicle } d’abord ?
prompt-location = Où { $unit } est-elle touchée ?
prompt-main-weapon = Quelle arme principale { $unit } perd-elle ?

option-drive = Rouler jusqu’en { $place }, vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}
    .kind = Rouler
option-announce-push = Annoncer qu’on pousse { $wreck }
    .kind = Annoncer une poussée
option-push-wreck = Pousser l’épave et rouler jusqu’en { $place }
    .kind = Pousser l’épave
option-give-way = Se replier en { $place }
    .kind = Se replier
option-give-way-into = Monter dans { $carrier }
    .kind = Monter dans un véhicule
option-ram-first = { $unit } d’abord
    .kind = Qui commence
option-bail-out-first = { $unit } d’abord
    .kind = Qui sort d’abord
option-board = Embarquer dans { $carrier }
    .kind = Embarquer
option-man-vehicle = Rejoindre l’équipage du véhicule { $carrier }
    .kind = Rejoindre un équipage
option-take-hit = { $part ->
    [crew] Équipage
    [tracks] Chenilles
    [hull] Coque
    [main-weapon] Arme principale
   *[destroyed] Destruction
}
    .kind = Localisation
option-lose-weapon = Perdre { $weapon }
    .kind = Perdre une arme

event-displaced = { $unit } doit se déplacer en { $place }.
event-boarded = { $unit } monte dans { $carrier }.
event-manned = { $unit } rejoint l’équipage du véhicule { $carrier }.
event-drove = { $unit } roule jusqu’en { $place }, vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}.
event-push-announced = { $unit } va pousser l’épave { $wreck }.
event-wreck-pushed = { $unit } pousse l’épave { $wreck } jusqu’en { $place }.
event-wreck-sank = L’épave { $unit } coule.
event-wreck-crushed = L’épave { $unit } reçoit { $points ->
    [one] un point de destruction
   *[other] { $points } points de destruction
}, { $total } en tout.
event-wreck-cleared = Il ne reste rien de l’épave { $unit }.
event-passage-cut = { $unit } ouvre un passage en { $place }.
event-wire-cleared = { $unit } arrache les barbelés en { $place }.
event-weapon-lost = { $unit } perd une arme : { $weapon }.

refusal-hon-veh-by-size = { $unit } est assez courte pour entrer en { $place } comme l’infanterie.
refusal-hon-forced-definition = { $unit } ne peut pas être forcée d’aller en { $place }.
refusal-hon-forced-definition-vehicle = { $unit } ne peut pas être forcée de monter dans ce véhicule.
refusal-hon-ram-stop = { $unit } n’est pas sous le véhicule.
refusal-hon-wreck-no-entry-face = Nul n’entre dans l’épave en { $place }, { $unit } pas plus que les autres.
refusal-hon-wreck-push-who = { $unit } ne peut pas pousser { $wreck }.
refusal-hon-wreck-push-who-far = { $unit } est trop loin de l’épave { $wreck } pour la pousser.
refusal-hon-wreck-push-announce = { $unit } doit annoncer la poussée avant son mouvement.
refusal-hon-wreck-push-direction = { $unit } ne roule pas droit sur l’épave { $wreck }.
refusal-hon-wreck-push-direction-stopped = { $unit } a poussé une épave et ne va pas plus loin, pas même en { $place }.
refusal-hon-wreck-push-freed-square = Le terrain sous l’épave { $wreck } est interdit à { $unit }.
refusal-hon-wreck-push-terrain = { $unit } n’a pas la place de pousser l’épave { $wreck } par là.
refusal-hon-terr-difficult-stopped = { $unit } est dans un passage difficile et ne va pas plus loin, pas même en { $place }.
refusal-hon-hvy-tracks-stopped = { $unit } a perdu ses chenilles et ne peut plus rouler jusqu’en { $place }.
refusal-hon-hvy-hull-stopped = { $unit } est touchée à la coque et ne roule plus jusqu’en { $place }.
refusal-hon-abil-positive-waves = { $unit } n’est pas touchée à cet endroit.
refusal-hon-unit-heavy-weapons = Ce n’est pas une arme principale de l’unité { $unit }.
refusal-hon-trans-capacity = { $carrier } n’a pas de place pour { $unit }.
refusal-hon-trans-capacity-no-transport = { $carrier } ne transporte pas { $unit }.
refusal-hon-trans-oversize = { $carrier } transporte déjà un grand pion, et { $unit } en est un autre.
refusal-hon-trans-board = { $unit } n’embarque pas dans { $carrier } maintenant.
refusal-hon-trans-board-no-movement = { $unit } n’a plus de mouvement pour embarquer dans { $carrier }.
refusal-hon-trans-board-not-adjacent = { $unit } ne peut pas passer dans { $carrier }.
refusal-hon-trans-board-no-hiding = { $unit } ne peut pas s’embusquer dans un véhicule.
refusal-hon-trans-destroyed = { $unit } n’est pas dans ce véhicule.
refusal-hon-crew-activate = { $unit } ne peut pas rejoindre l’équipage du véhicule { $carrier }.
refusal-hon-crew-capacity = { $carrier } a déjà un équipier, sans place pour { $unit }.
refusal-hon-crew-leave = { $unit } ne quitte son véhicule qu’au début de son mouvement.
refusal-hon-opt-culin-markers = { $unit } n’a pas assez de marqueurs Passage pour rouler jusqu’en { $place }.
