### The words of the ford

name-north = Nord
name-south = Sud
name-fire = tir
name-mine = mine

option-lay-mine = Poser la mine en { $place }
option-bid = Miser { $coins }
option-give-order = Donner l’ordre à { $unit }
option-move = Avancer en { $place }
option-fire = Tirer sur { $target }
option-stop = S’arrêter
option-play = Jouer { $card }

event-mine-laid = { $seat } pose une mine ({ $place }).
event-mine-found = Une mine en { $place } !
event-bids-opened = Les mises sont { $bids } : { $first } commence.
event-order-given = { $seat } donne un ordre ({ $unit }).
event-order-shown = L’ordre est pour { $unit }.
event-moved = { $unit } avance en { $place }.
event-struck = { $unit } est touchée : { $hits }.
event-healed = { $unit } est soignée.
event-fell = { $unit } est perdue.
event-played = { $seat } joue { $card }.
event-drew = { $seat } tire une carte ({ $card }).

frame-battle = Bataille
frame-round = Tour
frame-mining = Les mines
frame-bidding = Les mises
frame-ordering = Les ordres
frame-acting = Actions
frame-act = { $unit } agit
frame-shoot = Tir
frame-smoke = Fumigène
frame-luck = Chance
frame-medic = Infirmier
frame-burial = Une perte
frame-panic = Panique

prompt-mine = Où poser la mine ?
prompt-bid = Combien misez-vous au tour { $round } ?
prompt-order = À qui donner l’ordre ?
prompt-act = Que fait-elle ?
prompt-smoke = Jouez-vous un fumigène ?
prompt-luck = Relancez-vous les dés ?
prompt-medic = L’infirmier intervient-il ?
prompt-panic = Qui perd courage ?

refusal-mini-mine-ford = { $place } n’est pas dans le gué.
refusal-mini-order-own = { $unit } n’est pas à vous.
refusal-mini-move-points = Elle a avancé autant qu’elle peut.
refusal-mini-move-adjacent = { $place } n’est pas à côté.
refusal-mini-move-adjacent-occupied = { $place } est occupée.
refusal-mini-fire-enemy = { $unit } n’est pas ennemie.
refusal-mini-fire-range = { $unit } est à plus de { $range }.
refusal-mini-card-hand = { $card } ne peut pas être jouée de votre main maintenant.
