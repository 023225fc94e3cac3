### Tours, dispatch, le gobelet

## The breadcrumb
frame-campaign = Campagne
frame-turn = Tour { $number }
frame-dispatch = Dispatch
frame-purchases = Achats, { $seat }
frame-fill-cup = Le gobelet
frame-activation-phase = Phase d’activation
frame-end-turn = Fin du tour

## Questions
prompt-dispatch-convert = Convertir des points de commandement en points de dispatch ({ $division }) ?
prompt-dispatch-chit = Acheter le jeton ({ $chit }) ?

## Choices
option-convert-points = { $points ->
    [one] Gagner { $points } point de dispatch
   *[other] Gagner { $points } points de dispatch
}
    .kind = Convertir des points
option-buy-now = { $chit } pour ce tour
    .kind = Acheter pour ce tour
option-buy-next = { $chit } pour le tour suivant
    .kind = Acheter pour le tour suivant

## Events
event-turn-began = Le tour { $turn } commence.
event-converted = { $division } : conversion de points de commandement en { $points ->
    [one] { $points } point de dispatch
   *[other] { $points } points de dispatch
}.
event-bought = Jeton acheté pour { $next_turn ->
    [0] ce tour
   *[other] le tour suivant
} : { $chit }.
event-cup-filled = { $seat } : { $in_cup ->
    [one] { $in_cup } jeton de formation
   *[other] { $in_cup } jetons de formation
} dans le gobelet, { $set_aside } de côté.
event-chit-played = { $carried ->
    [0] Jeton tiré du gobelet : { $chit }.
   *[other] Jeton resté du tour précédent, joué en premier : { $chit }.
}
event-chit-left = Dernier jeton dans le gobelet, il ouvrira le tour suivant : { $chit }.
event-command-gained = { $division } : { $die } au dé, gain de { $points ->
    [one] { $points } point de commandement
   *[other] { $points } points de commandement
}.
event-dispatch-rolled = { $division } : { $die } au dé pour les points de dispatch.
event-dispatch-gained = { $points ->
    [0] Points de dispatch ({ $division }) : rien ne change.
   *[other] Points de dispatch ({ $division }) : variation de { $points }.
}

## Beside the board
status-turn = Tour { $turn } sur { $turns }, { $day }, { $hour } : { $weather }
status-side = { $seat } : points de victoire { $points }, jetons de formation dans le gobelet { $in_cup }, de côté { $set_aside }
status-verdict = Victoire : { $seat } dès une avance de { $lead }, { $enemy } à { $less } ou moins
status-division = { $division } : commandement { $cp }, dispatch { $dp }
details-unit = { $unit } en { $hex } : { $type }
details-formation = { $formation }, { $division }
details-absent = { $unit } n’est pas sur la carte.

## Refusals
refusal-gts-ruling-dispatch-order = Divisions et formations sont passées en revue l’une après l’autre.
refusal-gts-dp-convert = Points de commandement insuffisants : { $division }.
refusal-gts-dp-one-per-formation = Le jeton est déjà acheté ou doit encore être joué ({ $formation }).
refusal-gts-act-turn-one-cup = Au premier tour, le scénario dit ce que contient le gobelet : ce jeton s’achète pour le tour suivant ({ $formation }).
refusal-gts-dp-eligible = Aucune unité sur la carte ni sur le point d’entrer : { $formation }.
refusal-gts-dp-limit-available = Points de dispatch insuffisants : { $division }.

## Météo, aviation, renforts
frame-weather-check = Météo
frame-air-availability = Disponibilité de l’aviation
frame-arrivals = Renforts
frame-air-strikes = Frappes aériennes
frame-place-sorties = Unités aériennes, { $seat }
frame-strikes = Frappes aériennes
frame-air-strike = Frappe aérienne sur { $target }
frame-bring-on = Renforts : { $division }

prompt-air-hex = Où frappent vos unités aériennes ? Restantes : { $air }
prompt-air-target = Quelle unité est attaquée en { $hex } ?
prompt-arrival-state = Comment arrive { $unit } ?

option-strike-hex = En { $hex }
    .kind = Frapper un hex
option-strike-unit = { $target }
    .kind = Frapper une unité
option-arrive-as = { $mounted ->
    [0] Débarquée
   *[other] Embarquée
}, { $column ->
    [0] hors colonne
   *[other] en colonne
}
    .kind = Arriver

event-weather-rolled = Le dé de météo donne { $die }.
event-weather-changed = La météo : { $weather }.
event-air-units = { $seat } : { $number ->
    [one] { $number } unité aérienne
   *[other] { $number } unités aériennes
} à chaque tour clair de la journée.
event-air-unit-placed = Unité aérienne ({ $seat }) au-dessus de { $target }.
event-air-attack = { $target } est attaquée depuis les airs.
event-delay-rolled = { $seat } : le dé des renforts donne { $die }.
event-due = { $unit } est dans la case de renforts.
event-arrived = { $unit } arrive en { $hex }.

refusal-gts-air-one-target-each = { $target } n’est pas dans cet hex.
refusal-gts-air-one-target-each-nobody = Il n’y a pas d’ennemi à frapper en { $hex }.
refusal-gts-reinf-must-leave = { $unit } doit quitter l’hex d’entrée tant qu’elle le peut.

event-verdict = Avance en points de victoire, { $seat } : { $lead }{ $level ->
    [decisive] , ce qui est décisif.
   *[other] .
}
