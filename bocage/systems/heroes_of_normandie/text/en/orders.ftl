### Heroes of Normandie: orders, activations, reserve

frame-order-phase = Order phase
frame-place-orders = Placing orders
frame-activation-phase = Activation phase
frame-autonomous-window = Autonomous units
frame-special-window = Special Orders
frame-reveal-number = The next number of the { $seat } side
frame-activation = Activation of { $unit }
frame-reserve-phase = Reserve phase
frame-reserve-moves = Reserve moves

prompt-order-place = Who gets { $order ->
    [11] the Bluff
    [12] the Special Order
   *[other] order { $order }
}?
prompt-activation-autonomous = Does an Autonomous unit act now?
prompt-activation-special = Do you reveal a Special Order now?
prompt-activation = What does { $unit } ({ $type }) do?
prompt-reserve = Which unit moves?

option-give-order = { $order ->
    [11] The Bluff
    [12] The Special Order
   *[other] Order { $order }
} for { $unit }
    .kind = Give the order
option-keep-order = Leave { $order ->
    [11] the Bluff
    [12] the Special Order
   *[other] order { $order }
} unused
option-act-alone = { $unit } acts
    .kind = Act without an order
option-reveal-special = Reveal the Special Order of { $unit }
    .kind = Reveal a Special Order
option-march = Move
option-do-nothing = Do nothing
option-move-in-reserve = Move { $unit }
    .kind = Move
option-end-reserve = Move no more units

event-orders-taken = The { $seat } side takes { $numbered ->
    [0] no numbered orders
    [one] { $numbered } numbered order
   *[other] { $numbered } numbered orders
}, { $specials ->
    [0] no special ones
    [one] { $specials } special one
   *[other] { $specials } special ones
} and { $bluffs ->
    [0] no bluff
    [one] { $bluffs } bluff
   *[other] { $bluffs } bluffs
}.
event-order-given = { $unit } gets { $order ->
    [11] the Bluff
    [12] the Special Order
   *[other] order { $order }
}.
event-order-kept = { $order ->
    [11] The Bluff
    [12] The Special Order
   *[other] Order { $order }
} stays unused.
event-token-laid = The { $seat } side lays a token.
event-orders-placed = The { $seat } side has placed the orders: { $units }.
event-order-revealed = Order { $number }: { $unit } is activated.
event-number-skipped = Order { $number } of the { $seat } side: nobody has it any more.
event-special-revealed = { $number ->
    [0] A Special Order activates { $unit } before the first number.
   *[other] A Special Order activates { $unit }; it counts as number { $number }.
}
event-acted-alone = { $unit } acts without an order.
event-token-lost = { $unit } loses its token unseen.
event-did-nothing = { $unit } does nothing.
event-bluffs-discarded = Bluffs discarded: { $units }.
event-recovered = { $unit } recovers and { $left ->
    [0] has no Suppressed marker left
    [one] keeps one Suppressed marker
   *[other] keeps { $left } Suppressed markers
}.

refusal-hon-order-placement-other-side = { $unit } is not yours to command.
refusal-hon-order-placement-not-in-play = { $unit } is not in play.
refusal-hon-order-placement-place-all = All tokens are placed while there are units for them.
refusal-hon-order-one-per-unit = { $unit } has a token already.
refusal-hon-order-count = It is not the turn of { $order ->
    [11] the Bluff
    [12] the Special Order
   *[other] order { $order }
}.
refusal-hon-order-special = { $unit } has no Special Order of yours.
refusal-hon-cmd-personal = { $unit } must get a token.
refusal-hon-cmd-autonomous = { $unit } is not an Autonomous unit of yours.
refusal-hon-act-activated-def = { $unit } has acted this turn, or is not in play.
refusal-hon-reserve-who = { $unit } has acted, moved or has an order.
refusal-hon-reserve-who-other-side = { $unit } is not yours.
refusal-hon-reserve-who-not-in-play = { $unit } is not in play.
refusal-hon-hvy-tracks = The tracks of { $unit } are damaged: it cannot move.
