### Artillery Parks and radio contact

frame-artillery-step = Artillery
frame-park-changes = Artillery Parks, { $seat }
frame-column-of-dissolved = A Park in { $hex } is dissolved
frame-contact-attempts = Radio contact, { $seat }

prompt-artillery-park = Make or dissolve Artillery Parks?
prompt-artillery-column = Does a battery come out of the Park in { $hex } in Column?
prompt-artillery-contact = Which battery tries to get into contact with which Leader?

option-create-park = { $division }: a Park in { $hex }, for a dispatch point
    .kind = Make an Artillery Park
option-dissolve-park = Dissolve { $park }
    .kind = Dissolve an Artillery Park
option-return-in-column = { $unit } in Column
    .kind = Come out in Column
option-try-contact = { $unit } with { $leader }
    .kind = Try for contact
option-join-park = { $unit } goes into the Park
    .kind = Go into the Artillery Park

event-park-created = { $division } makes an Artillery Park in { $hex }.
event-park-joined = { $unit } is in the Park.
event-park-dissolved = The Artillery Park in { $hex } is dissolved.
event-park-fired = { $park } has fired.
event-contact-tried = { $made ->
    [0] { $unit } gets no contact with { $leader }.
   *[other] { $unit } is in contact with { $leader }.
}

total-contact = Contact value
name-contact = contact
name-pending = contact pending
name-in-contact = in contact
name-park-fired = Artillery Park, fired

refusal-gts-park-dissolve = { $park } is not a Park of yours on the map.
refusal-gts-park-create-marker = { $division } has no Park marker on its display.
refusal-gts-park-create-points = { $division } has no dispatch point for a Park.
refusal-gts-park-one-per-hex = There is a Park in { $hex } already.
refusal-gts-ruling-target-mounted-park = { $division } has no battery in { $hex } that is ready to fire.
refusal-gts-ruling-dissolve-park-fire-phase = { $unit } was not in the Park.
refusal-gts-park-no-dig = { $unit } is in the hex of a Park and cannot dig in.
refusal-gts-park-only-orange = { $unit } is no battery for a Park.
refusal-gts-park-join = { $unit } has not moved into the hex of a Park.
refusal-gts-park-join-points = { $unit } does not have the movement points to dismount.
refusal-gts-park-own-division = The Park is of another Division than { $unit }.
refusal-gts-park-frozen = { $unit } stays in its Park until that is dissolved.
refusal-gts-park-frozen-last = { $unit } would leave its Park empty.
refusal-gts-contact-markers = { $unit } has no contact marker.
refusal-gts-contact-attempt = { $unit } has tried this turn already.
refusal-gts-contact-attempt-park = { $unit } is not in a Park.
refusal-gts-contact-attempt-own = { $unit } is not yours, or not on the map.
refusal-gts-contact-attempt-leader = { $leader } is not on the map on your side.
refusal-gts-contact-steal = { $unit } is in contact with { $leader } already.
refusal-gts-contact-limit = { $leader } has as many batteries in contact as he can have.

modifier-gts-contact-markers = contact marker
modifier-gts-contact-other-division = Leader of another Division
