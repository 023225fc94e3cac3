### Heroes of Normandie : le mouvement

frame-movement-action = Mouvement, { $unit }

prompt-move = Où va { $unit } ? Cases restantes : { $left }
prompt-move-facing = Vers où { $unit } s’oriente-t-elle ?

option-enter = Entrer en { $place }
    .kind = Entrer dans une case
option-change-state = Changer d’état
option-stop = S’arrêter ici
option-face-to = S’orienter vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}
    .kind = S’orienter

event-moved = { $unit } entre en { $place }.
event-moved-back = { $unit } revient en { $place }.
event-turned = { $unit } s’oriente vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}.
event-state-changed = { $unit } change d’état : { $state }.
event-hid = { $unit } s’embusque.
event-spotted = { $unit } est débusquée.

modifier-hon-unit-movement-value = Valeur de Mouvement
modifier-hon-move-suppressed = marqueurs Suppressed
modifier-hon-card-bonus-move = carte

refusal-hon-move-directions = { $place } n’est pas adjacente à { $unit }.
refusal-hon-move-allowance = { $unit } n’a plus assez de mouvement pour { $place }.
refusal-hon-move-x-value = { $unit } ne peut pas se déplacer sur cette face, pas même en { $place }.
refusal-hon-move-suppressed = { $unit } est immobilisée et ne peut pas entrer en { $place }.
refusal-hon-move-no-stacking = { $unit } ne peut pas rester en { $place }, où se trouve une autre unité.
refusal-hon-move-inf-pass-through-enemy = Un ennemi barre la route à { $unit } en { $place }.
refusal-hon-move-inf-pass-through-vehicle = Un véhicule barre la route à { $unit } en { $place }.
refusal-hon-move-offset-infantry-only = Seule l’infanterie entre en { $place }, et { $unit } n’en est pas.
refusal-hon-move-flip-timing = { $unit } n’a pas de second état.
refusal-hon-state-general = { $unit } a déjà changé d’état pendant ce mouvement.
refusal-hon-veh-two-square-count = { $unit } est trop longue pour entrer en { $place } comme l’infanterie.
refusal-hon-ambush-spot = Un ennemi verrait { $unit } s’embusquer.
refusal-hon-zoc-infantry-move = { $enemy } contrôle les deux cases : { $unit } ne peut pas passer directement en { $place }.
refusal-hon-terr-passage-forbidden = Il n’y a pas de passage pour { $unit } vers { $place }.
refusal-hon-terr-impassable = Nul ne franchit { $place }, { $unit } pas plus que les autres.
refusal-hon-terr-water = { $unit } ne sait pas nager : { $place } est dans l’eau.
refusal-hon-terr-forbidden-some = { $place } est interdite aux unités comme { $unit }.
refusal-hon-bldg-door = { $unit } ne trouve pas de porte entre ici et { $place }.
refusal-hon-bldg-half-square = { $place } est sous un bâtiment : { $unit } ne peut pas s’y tenir.
refusal-hon-reserve-immutable = Personne ne tire pendant la phase de réserve, { $unit } non plus.
refusal-hon-mobile-fire = { $unit } a déjà tiré pendant ce mouvement.
