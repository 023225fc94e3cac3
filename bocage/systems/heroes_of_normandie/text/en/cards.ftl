### Heroes of Normandie: action cards

frame-event-window = Cards
frame-phase-events = Cards of the phase
frame-precedence = Who comes first
frame-roll-announcements = Before the dice
frame-announcements = Before the dice
frame-clash-announcements = Before the assault
frame-shaken = { $unit } is shaken
frame-desertion = Desertion of { $unit }
frame-save-order = The order of { $unit }
frame-mined = Mines
frame-incoming = Grenade!
frame-throwing = { $unit } throws it back
frame-way-out = A window for { $unit }
frame-move-order-token = The order of { $unit } moves
frame-swap-tokens = Orders exchanged
frame-look-at-tokens = Loose lips
frame-return-to-battle = { $unit } returns
frame-rushing = { $unit } rushes
frame-rout = { $unit } flees
frame-calling-down = Guns behind the lines
frame-draw-hand = Drawing cards
frame-rerolls = Dice again

prompt-card-event = Do you play a card?
prompt-card-initiative = Do you reveal your next number first?
prompt-announce = Do you announce anything for this shot?
prompt-announce-roll = Do you add a bonus to this roll?
prompt-announce-assault = Do you announce anything for this assault?
prompt-card-shaken = Does this unit lose its nerve?
prompt-card-save-order = Do you save the order of the lost unit?
prompt-card-mine = Is there a mine?
prompt-card-grenade = Do you throw the grenade back?
prompt-card-throw-to = Where does { $unit } throw the grenade?
prompt-card-window = May the unit use a window?
prompt-card-move-order = Who gets the order of { $unit }?
prompt-card-swap-orders = Which two units exchange their orders?
prompt-card-look = Which order do you look at?
prompt-card-return = Where does { $unit } return?
prompt-card-rush = Where does { $unit } rush?
prompt-card-rout = Where does { $unit } flee?
prompt-card-barrage = Where does { $card } strike?
prompt-cards-improvise = Do you improvise: one card more, then one away?
prompt-cards-shed = Which card do you discard?
prompt-reroll = Are these dice rolled again?

option-improvise = Draw one more
option-draw-as-usual = Draw as usual
option-play-card = Play { $card }
    .kind = Play a card
option-play-on-unit = Play { $card } on { $unit }
    .kind = Play a card on a unit
option-play-on-place = Play { $card } on { $place }
    .kind = Play a card on a square
option-add-bonus = Add the bonus of { $card }
    .kind = Add a bonus
option-play-in-action = Play { $card } for this action
    .kind = Play a card for this action
option-boost-move = Add the movement bonus of { $card }
    .kind = Add a movement bonus
option-move-token-to = To { $unit }
    .kind = Move the order
option-swap-with = { $unit } and { $other }
    .kind = Exchange orders
option-look-at = Look at the order of { $unit }
    .kind = Look at an order
option-return-at = On { $place }
    .kind = Return
option-run-to = To { $place }
    .kind = Run
option-stop-running = Stop here
option-call-down = On { $corner }
    .kind = Call the guns
option-throw-to = To { $corner }
    .kind = Throw back

event-card-played = The { $seat } side plays { $card }.
event-bonus-played = The { $seat } side plays { $card } for its bonus of +{ $value }.
event-tokens-granted = The { $seat } side takes { $numbered ->
    [0] { $specials ->
        [one] { $specials } more special order
       *[other] { $specials } more special orders
    }
    [one] { $numbered } more numbered order
   *[other] { $numbered } more numbered orders
}.
event-token-moved = The order of { $unit } goes to { $to }.
event-tokens-swapped = { $unit } and { $other } exchange their orders.
event-tokens-exchanged = The { $seat } side exchanges the orders of two units.
event-token-seen = { $order ->
    [11] The token of { $unit } is a Bluff.
    [12] The token of { $unit } is a Special Order.
   *[other] The token of { $unit } is order { $order }.
}
event-token-looked-at = The enemy looks at the token of { $unit }.
event-freed = { $unit } is Autonomous this turn.
event-rallied = { $unit } rallies and { $left ->
    [0] has no Suppressed marker left
    [one] keeps one Suppressed marker
   *[other] keeps { $left } Suppressed markers
}.
event-healed = { $unit } is intact again.
event-returned = { $unit } returns on { $place }.
event-tile-restored = The group { $tile } of the { $seat } side is whole again.
event-smoke-laid = Smoke rises on { $place }.
event-deserted = { $unit } deserts.

refusal-hon-card-event = { $card } is not for this moment.
refusal-hon-card-event-not-held = { $card } is not in your hand.
refusal-hon-card-event-phase = { $card } is not for this phase.
refusal-hon-card-event-shot = { $card } is not for this shot.
refusal-hon-card-event-action = No such card can be played in this action of { $unit }.
refusal-hon-card-event-target = { $card } cannot be played on that.
refusal-hon-card-event-no-target = There is nothing that { $card } could be played on.
refusal-hon-card-event-no-token = { $unit } has no token that you do not know.
refusal-hon-card-event-enemy-near = An enemy is next to { $unit }.
refusal-hon-card-event-taken = { $place } is not an empty square.
refusal-hon-card-event-range = { $place } is too far from your infantry.
refusal-hon-card-event-inside = { $corner } lies inside a building.
refusal-hon-card-event-unseen = No officer or observer on foot sees { $corner }.
refusal-hon-card-bonus = The bonus of { $card } is not for this.
refusal-hon-card-bonus-not-held = { $card } is not in your hand.
refusal-hon-card-bonus-no-mix = { $card } has another kind of bonus than the one played in this action.
refusal-hon-card-bonus-timing = Bonuses are announced before the dice or the move.
refusal-hon-card-feat = With a feat of arms { $unit } fires before or after its move, not on the way.
refusal-hon-card-reactive = { $unit } has no order that could be moved.
refusal-hon-card-reactive-nobody = Nobody can take over the order of { $unit }.
refusal-hon-card-reactive-taker = { $unit } cannot take over the order.
refusal-hon-card-gogogo = { $unit } is not infantry of yours that can move.
refusal-hon-card-gogogo-blocked = { $unit } has nowhere to go.
refusal-hon-card-flee-direction = { $unit } flees by the shortest way to its own edge.
refusal-hon-card-hitlerjugend = { $unit } cannot return.
refusal-hon-card-hitlerjugend-no-square = There is no square on which { $unit } could return.
refusal-hon-card-hitlerjugend-taken = { $place } is not free for { $unit }.
refusal-hon-card-hitlerjugend-enemy-near = { $place } is next to an enemy.
refusal-hon-card-fury = { $card } is in force already.
refusal-hon-card-second-chance = Only your own dice get a second chance.
refusal-hon-card-throwback = { $unit } cannot throw this back.
refusal-hon-card-throwback-reach = { $corner } is out of reach of { $unit }.
refusal-hon-card-throwback-walls = { $unit } cannot throw the grenade out: there are walls around it.
refusal-hon-card-surprise = { $card } opens no window.
refusal-hon-order-limits = There are no more such tokens.
refusal-hon-act-one-action = { $unit } has made that action already.
refusal-hon-move-x-value-bonus = { $unit } has no Movement Value to add to.

modifier-hon-card-event = card
modifier-hon-card-bonus-fire = card: Fire bonus
modifier-hon-card-bonus-assault = card: Assault bonus
modifier-hon-card-bonus-any = card: bonus on any roll
