### Heroes of Normandie: gear, traits and personalisations

option-spend-marker = Use a marker of { $tile }
    .kind = Use a marker
option-spend-veteran = Roll again with a Veteran marker of { $tile }
    .kind = Use a Veteran marker

event-markers-spent = The { $seat } side uses { $count ->
    [one] a marker
   *[other] { $count } markers
} of { $tile }; { $left } left.

refusal-hon-opt-gear-who = { $tile } does not serve { $unit }: it belongs to another tile, or bears other stripes.
refusal-hon-opt-gear-who-other-side = { $tile } is the enemy’s.
refusal-hon-opt-traits-who = { $tile } does not serve the units of this roll.
refusal-hon-opt-support-markers = The markers of { $tile } serve only its own units.
refusal-hon-opt-perso-who = { $tile } serves only the character of its tile.
refusal-hon-opt-gear-markers = { $tile } has no marker for this.
refusal-hon-opt-gear-three = No more markers of { $tile } in one action.
refusal-hon-opt-ammo = Ammunition of { $tile } is for infantry, against infantry.
refusal-hon-opt-knife = { $tile } has no knife.
refusal-hon-opt-veteran = { $tile } has no Veteran marker of yours.
refusal-hon-opt-grenades = { $tile } is for infantry.
refusal-hon-opt-rifle-grenade = { $tile } is for infantry.
refusal-hon-opt-sticky = { $tile } is for infantry.
refusal-hon-opt-panzerfaust = { $tile } is for infantry.
refusal-hon-opt-culin = { $tile } is for heavy vehicles.

modifier-hon-opt-ammo = ammunition
modifier-hon-opt-knife = knife
