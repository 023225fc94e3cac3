### The words of the ford

name-north = North
name-south = South
name-fire = fire
name-mine = mine

option-lay-mine = Lay the mine on { $place }
option-bid = Bid { $coins }
option-give-order = Give the order to { $unit }
option-move = Move to { $place }
option-fire = Fire at { $target }
option-stop = Stop
option-play = Play { $card }

event-mine-laid = { $seat } lays a mine ({ $place }).
event-mine-found = There is a mine on { $place }!
event-bids-opened = The bids were { $bids }: { $first } goes first.
event-order-given = { $seat } gives an order ({ $unit }).
event-order-shown = The order is for { $unit }.
event-moved = { $unit } moves to { $place }.
event-struck = { $unit } is hit: { $hits }.
event-healed = { $unit } is healed.
event-fell = { $unit } is lost.
event-played = { $seat } plays { $card }.
event-drew = { $seat } draws a card ({ $card }).

frame-battle = Battle
frame-round = Round
frame-mining = The mines
frame-bidding = The bids
frame-ordering = The orders
frame-acting = Actions
frame-act = { $unit } acts
frame-shoot = Fire
frame-smoke = Smoke
frame-luck = Luck
frame-medic = Medic
frame-burial = A loss
frame-panic = Panic

prompt-mine = Where does the mine lie?
prompt-bid = How much do you bid in round { $round }?
prompt-order = Who gets the order?
prompt-act = What does it do?
prompt-smoke = Do you lay smoke?
prompt-luck = Do you roll again?
prompt-medic = Does the medic help?
prompt-panic = Who loses heart?

refusal-mini-mine-ford = { $place } is not in the ford.
refusal-mini-order-own = { $unit } is not yours.
refusal-mini-move-points = It has moved as far as it can.
refusal-mini-move-adjacent = { $place } is not beside it.
refusal-mini-move-adjacent-occupied = { $place } is taken.
refusal-mini-fire-enemy = { $unit } is not an enemy.
refusal-mini-fire-range = { $unit } is further away than { $range }.
refusal-mini-card-hand = { $card } cannot be played from your hand now.
