### Heroes of Normandie : matériel, traits et personnalisations

option-spend-marker = Utiliser un marqueur « { $tile } »
    .kind = Utiliser un marqueur
option-spend-veteran = Relancer avec un marqueur vétéran : { $tile }
    .kind = Utiliser un marqueur vétéran

event-markers-spent = L’{ $seat } utilise { $count ->
    [one] un marqueur
   *[other] { $count } marqueurs
} « { $tile } » ; il en reste { $left }.

refusal-hon-opt-gear-who = { $tile } ne sert pas { $unit } : l’option est à une autre tuile, ou porte d’autres bandes.
refusal-hon-opt-gear-who-other-side = { $tile } est à l’ennemi.
refusal-hon-opt-traits-who = { $tile } ne sert pas les unités de ce jet.
refusal-hon-opt-support-markers = Les marqueurs « { $tile } » ne servent qu’à ses propres unités.
refusal-hon-opt-perso-who = { $tile } ne sert que le personnage de sa tuile.
refusal-hon-opt-gear-markers = { $tile } n’a pas de marqueur pour cela.
refusal-hon-opt-gear-three = Plus de marqueur « { $tile } » dans une même action.
refusal-hon-opt-ammo = Les munitions « { $tile } » sont pour l’infanterie, contre l’infanterie.
refusal-hon-opt-knife = { $tile } n’a pas de couteau.
refusal-hon-opt-veteran = { $tile } n’a pas de marqueur vétéran à vous.
refusal-hon-opt-grenades = { $tile } est pour l’infanterie.
refusal-hon-opt-rifle-grenade = { $tile } est pour l’infanterie.
refusal-hon-opt-sticky = { $tile } est pour l’infanterie.
refusal-hon-opt-panzerfaust = { $tile } est pour l’infanterie.
refusal-hon-opt-culin = { $tile } est pour les véhicules lourds.

modifier-hon-opt-ammo = munitions
modifier-hon-opt-knife = couteau
