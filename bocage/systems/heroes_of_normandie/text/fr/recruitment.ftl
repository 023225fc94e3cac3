# Le recrutement, et les unités qui entrent sur le plateau et en sortent.

frame-recruitment = Recrutement
frame-choose-army = Armée : { $seat }
frame-army-builder = Recrutement de l’armée : { $seat }

prompt-recruit-army = Quelle armée prenez-vous pour { $points } points ?
prompt-recruit = { $left ->
    [one] Que recrutez-vous ? Il reste { $left } point sur { $points }.
   *[other] Que recrutez-vous ? Il reste { $left } points sur { $points }.
}

option-take-army = Prendre l’armée toute prête : { $army }
    .kind = Armée toute prête
option-build-army = Composer votre propre armée
    .kind = Composer une armée
option-take-tile = Recruter { $tile }
    .kind = Recruter une tuile
option-fit-option = Mettre { $option } sur { $tile } (emplacement { $slot })
    .kind = Ajouter une option
option-finish-army = L’armée est prête
    .kind = Terminer

event-army-taken = L’{ $seat } prend l’armée { $army }.
event-tile-taken = L’{ $seat } recrute { $tile }.
event-option-fitted = L’{ $seat } ajoute { $option } à { $tile }.
event-army-ready = L’armée est prête ({ $seat }) : { $cost } points, { $orders ->
    [one] { $orders } Étoile d’Ordre
   *[other] { $orders } Étoiles d’Ordre
}.

refusal-hon-recruit-tile-other-side = { $tile } n’est pas pour votre armée.
refusal-hon-recruit-tile-copies = Une armée n’a pas plus de { $count } fois { $tile }.
refusal-hon-recruit-cost = { $name } coûte { $cost } points, et il vous en reste { $left }.
refusal-hon-recruit-slots = L’emplacement « { $slot } » reçoit une autre sorte d’option : { $option } n’y va pas.
refusal-hon-recruit-slots-no-slot = Cette tuile n’a pas d’emplacement { $slot } pour { $option }.
refusal-hon-recruit-slots-filled = L’emplacement { $slot } contient déjà une option.
refusal-hon-recruit-option-size = { $option } n’a pas la taille de l’emplacement { $slot }.
refusal-hon-recruit-option-stripes = { $option } n’a aucune des bandes de l’emplacement { $slot }.
refusal-hon-opt-ordinance = { $option } est une ordonnance : elle ne va que sur une Tuile de Commandement.
refusal-hon-recruit-staff-tile-no-units = Un état-major seul ne fait pas une armée : recrutez quelqu’un pour le champ de bataille.
refusal-hon-setup-recruit-heroes = Une armée n’a pas plus de { $count } héros.
refusal-hon-setup-recruit-no-stars = Il faut à une armée une tuile avec des Étoiles d’Ordre.
refusal-hon-setup-recruit-keep-stars = Après { $name } ({ $cost } points sur { $left }), il ne resterait pas de quoi payer une tuile avec des Étoiles d’Ordre et des unités.

option-deploy-aboard = À bord du véhicule { $carrier }
    .kind = Placer à bord
option-leave-board = Quitter le plateau
    .kind = Quitter le plateau

event-entered-board = { $unit } entre sur le plateau en { $place }.
event-left-board = { $unit } quitte le plateau.

refusal-hon-setup-deploy-not-loaded = { $unit } ne peut pas commencer à bord dans ce scénario.
refusal-hon-setup-enter = { $unit } n’entre pas sur le plateau en { $place }.
refusal-hon-setup-enter-off-board = { $unit } est hors du plateau et doit d’abord y entrer.
refusal-hon-setup-points-no-exit = { $unit } n’a pas de sortie ici.
refusal-hon-setup-points-not-at-exit = { $unit } n’est pas au bord par lequel son camp quitte le plateau.
refusal-hon-move-allowance-exit = { $unit } n’a plus assez de mouvement pour quitter le plateau.
refusal-hon-recruit-tile-markers = Les marqueurs « { $tile } » ne servent pas à { $unit }.
refusal-hon-recruit-tile-markers-family = Les marqueurs « { $tile } » ne sont pas pour une unité comme { $unit }.

name-support-a = premier soutien
name-support-b = second soutien
name-gear = matériel
name-gear-a = premier matériel
name-gear-b = second matériel
name-trait = trait
name-perso = personnalisation
name-perso-a = première personnalisation
name-perso-b = seconde personnalisation
name-ordinance-a = première ordonnance
name-ordinance-b = seconde ordonnance
