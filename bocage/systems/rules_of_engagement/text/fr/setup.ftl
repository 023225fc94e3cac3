### Avant la bataille, réserves, sortie de table, victoire

frame-roll-off = Les deux camps lancent un dé
frame-mission-roll = Quelle mission est jouée
frame-winning = La guérilla choisit sa mission
frame-first-player = Qui commence
frame-choosing = Le gagnant du jet choisit
frame-holding-back = Qui vient plus tard
frame-reserves = Réserves
frame-arriving = { $unit } entre sur la table
frame-leaving = { $unit } quitte la table

prompt-mission = { $seat } : vous avez gagné le jet. Quel genre de mission ?
prompt-first = { $seat } : vous avez gagné le jet. Qui joue en premier ?
prompt-deploy-hold-back = { $seat } : gardez-vous quelqu’un en réserve ?
prompt-arrive = Où entre { $unit } ? Bord : { $edge }

option-choose-mission = Mission : { $mission }
option-go-first = Jouer en premier
option-go-second = Jouer en second
option-hold-back = Garder { $unit } en réserve
option-enter = Entrer par { $near }
option-leave = { $unit } quitte la table

event-rolled-off = { $die } contre { $other_die } : jet gagné. { $seat }.
event-mission-rolled = { $sum } contre { $foe_sum } : jet gagné pour la mission. { $seat }.
event-mission-set = La mission : { $mission }.
event-first-chosen = Premier tour : { $seat }.
event-held-back = { $unit } reste en réserve et vient plus tard.
event-found-no-room = { $unit } ne trouve pas de place et reste à l’écart.
event-reserve-rolled = On attend { $unit } : { $die }, il faut { $need }.
event-arrived = { $unit } entre sur la table ({ $edge }) : { $near }.
event-left-table = { $unit } quitte la table avec { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}.
event-extra-turn = Un tour de plus ? { $die }, il faut { $need }.
event-held = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les lieux tenus.
event-task-done = { $seat } : { $done ->
    [1] mission accomplie
   *[other] mission manquée
}.

refusal-roe-scn-reserves = { $unit } ne peut pas entrer ainsi.
refusal-roe-scn-reserves-kind = { $unit } n’est pas de ceux qu’on peut garder en réserve.
refusal-roe-scn-reserves-edge = { $unit } entre tout au bord.
refusal-roe-scn-reserves-road = { $unit } entre par la route.
refusal-roe-scn-reserves-order = { $unit } vient d’entrer : il avance ou court.
refusal-roe-scn-ambush = { $unit } est en colonne et ne court pas encore.
refusal-roe-scn-ambush-away = { $unit } est trop près de la route.
refusal-roe-scn-exit = { $unit } ne peut pas quitter la table.
refusal-roe-scn-exit-far = { $unit } n’arrive pas en entier jusqu’au bord.
refusal-roe-scn-first-turn = Au premier tour, { $unit } ne peut pas attaquer { $target } au corps à corps.
refusal-roe-special-guerrilla-scenario = Il n’y a pas de mission de ce genre ici : { $mission }.
refusal-roe-turn-first-player = { $seat } : jet gagné.

tray-reserve = { $seat } : viennent plus tard
tray-away = { $seat } : ont quitté la table
status-reserve = { $seat } : { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
} encore à venir
status-away = { $seat } : { $men ->
    [one] { $men } homme sorti
   *[other] { $men } hommes sortis
}, sur { $need }
name-north = nord
name-east = est
name-south = sud
name-west = ouest
name-crossroads = Le carrefour
    .briefing = Deux sections et leurs blindés se rencontrent à un carrefour.
name-fortified-farm = La ferme fortifiée
    .briefing = Une section britannique, avec le génie et l’artillerie, contre une ferme dont on a fait une forteresse.
name-pocket = Hors de la poche
    .briefing = Une section soviétique encerclée perce un rideau allemand derrière une rivière.
name-sawmill = La scierie
    .briefing = Partisans et Allemands se disputent une scierie ; les dés disent qui vient chercher l’autre.
name-sunken-lane = Le chemin creux
    .briefing = Une colonne américaine s’engage dans un chemin entre des talus, où on l’attend.

name-meeting = combat de rencontre
name-assault = assaut
name-surprise = embuscade
