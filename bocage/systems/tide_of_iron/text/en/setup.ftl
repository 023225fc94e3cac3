### Tide of Iron: setup, phases, scenarios and teams

## Names
name-crossroads = Crossroads at Aubert
name-mill-bridge = The Mill Bridge
name-mill-bridge-4 = The Mill Bridge, four players
name-sentinel-ridge = Sentinel Ridge
name-sentinel-ridge-3 = Sentinel Ridge, three players
name-sentinel-ridge-4 = Sentinel Ridge, four players
name-american-1 = 1st American division
name-american-2 = 2nd American division
name-german-1 = 1st German division
name-german-2 = 2nd German division
name-engineer = engineer
name-anti-tank = anti-tank
name-flamethrower = flamethrower
name-medic = medic
name-entrenchment = entrenchment
name-pillbox = pillbox
name-wire = razor wire
name-tank-trap = tank traps
name-minefield = minefield
name-smoke = smoke
name-concealed = concealed

## The breadcrumb
frame-preparation = Setup
frame-build-squads = Squads
frame-build-in-secret = Building behind screens
frame-specialising = Specialisations
frame-fortify = Fortifications
frame-deploy = Deployment
frame-placement = Placing units
frame-conceal-squads = Concealed squads
frame-first-op-fire = Before the first round
frame-squad-transfers = Squad transfers
frame-reinforcements = Reinforcements
frame-look-around = Concealed squads
frame-immediate-victory = Victory
frame-team-order = Who acts first
frame-agreement = Agreement

## Questions
prompt-build = Which figure goes on this base? Free slots: { $free }, bases left: { $bases }
prompt-build-secret = Which figures go on your next base? Nobody else sees them.
prompt-specialise = Which squad gets the { $token } token?
prompt-place-unit = Which unit do you place next?
prompt-place-where = Where does { $unit } go?
prompt-fortify = Where does the { $kind } go?
prompt-conceal = Which squad is concealed? { $markers ->
    [one] One marker left
   *[other] { $markers } markers left
}
prompt-transfer-from = Does a squad give figures to another in its hex?
prompt-transfer-to = Which figure does { $unit } give, and to whom?
prompt-team-order = Which division acts first in this phase?
prompt-agree-order = The { $seat } proposes that the { $first_seat } acts first.
prompt-agree-transfer = The { $seat } wants to give a figure of { $unit } to { $target }.

## Choices
option-add-figure = Add { $figure }
    .kind = Add a figure
option-fill-base = Build a squad: { $figures }
    .kind = Build a squad
option-finish-squad = Leave the rest of the base empty
option-build-the-rest = Build the rest for me
option-specialise = { $unit } becomes { $token }
    .kind = Specialise
option-place-unit = Place { $unit }
    .kind = Place a unit
option-place-the-rest = Place the rest for me
option-place-at = In { $hex }
    .kind = In a hex
option-place-inside = In the { $kind } in { $hex }
    .kind = In a fortification
option-place-aboard = Aboard { $vehicle }
    .kind = Aboard a vehicle
option-place-marker = In { $hex }: { $kind }
    .kind = Place a marker
option-conceal = Conceal { $unit }
    .kind = Conceal a squad
option-give-from = { $unit } gives a figure
    .kind = Transfer a figure
option-give-figure = Give { $figure } to { $target }
    .kind = Transfer a figure
option-go-first = The { $seat } acts first
    .kind = Who acts first
option-agree = Agree
option-disagree = Refuse

## Events
event-squad-built = { $unit }: { $figures }.
event-token-given = { $unit } is specialised: { $token }.
event-placed = { $unit } is placed in { $hex }.
event-placed-aboard = { $unit } is placed aboard { $vehicle }.
event-never-arrived = There is no room for { $unit }: it is lost.
event-marker-placed = { $hex }: { $kind }.
event-concealed = { $unit } is concealed.
event-figure-given = { $unit } gives a figure ({ $figure }) to { $target }.
event-base-emptied = { $unit } has given all its figures and leaves the map.
event-reinforcements-due = { $seat }: reinforcements arrive ({ $units }).
event-happening-came = { $side }: an event of the scenario, command points: { $command }, victory points: { $victory }.
event-disagreed = The { $side } team does not agree.

## Why not
refusal-toi-setup-build-squads = There is no room left on this base: { $figure }.
refusal-toi-setup-build-squads-none = You have none left to place on a base: { $figure }.
refusal-toi-setup-build-squads-unfinished = The figures that are left need the free slots of this base.
refusal-toi-setup-free-mix = A squad is named by its figures in the order of the reference sheet.
refusal-toi-spec-assign = This token is not the one to be given to { $unit } now.
refusal-toi-spec-max-one = { $unit } is specialised already.
refusal-toi-setup-specialise = { $unit } has a heavy weapon and cannot be specialised.
refusal-toi-setup-specialise-squad = { $unit } is not a squad of yours.
refusal-toi-setup-place-units = { $place } is outside the zone in which { $unit } may be set up.
refusal-toi-setup-place-units-unit = { $unit } cannot be placed now.
refusal-toi-setup-place-units-rest = Only one unit is left: place it yourself.
refusal-toi-setup-place-units-marker = This marker cannot be placed in { $place } now: it belongs in your own zone, away from the enemy.
refusal-toi-setup-start-in-fortification = { $unit } finds no free fortification of that kind in { $place }.
refusal-toi-setup-start-in-transport = { $vehicle_unit } cannot take { $unit } aboard.
refusal-toi-status-reinforcement-zone = { $place } is not one of the reinforcement hexes of { $unit }.
refusal-toi-status-reinforcement-zone-unit = { $unit } cannot be placed now.
refusal-toi-status-reinforcement-zone-rest = Only one unit is left: place it yourself.
refusal-toi-status-reinforcement-enemy = The enemy is in { $place }: { $unit } cannot be placed there.
refusal-toi-stacking-limit-placing = { $place } has no room for { $unit }: at most three units, of which two vehicles.
refusal-toi-setup-concealed-squad = { $unit } is not a squad of yours on the map that could be concealed.
refusal-toi-transport-carried-immune-op-fire = { $unit } is aboard a vehicle and cannot go into op-fire mode.
refusal-toi-status-transfer-other-side = { $unit } is not yours.
refusal-toi-status-transfer-other-division = { $unit } is of your other division, which is not the one that is asked now.
refusal-toi-status-transfer-nobody = No squad with room is in the hex of { $unit }.
refusal-toi-status-transfer-vehicle = { $unit } is a vehicle.
refusal-toi-status-transfer-same-hex = { $unit } cannot give that to { $target }: figures go to another friendly squad in the same hex.
refusal-toi-status-transfer-slots = There is no room on the base of { $target } for that figure of { $unit }.
refusal-toi-status-transfer-no-spec = { $unit } is specialised and takes no part in transfers.
refusal-toi-status-transfer-no-shaken = { $unit } is pinned, disrupted, carried or lost, and takes no part in transfers.
refusal-toi-status-transfer-no-fort = { $unit } is in a fortification and takes no part in transfers.
refusal-toi-multi-cross-support = { $unit } is of the other division, and its support costs a command point that you do not have.
refusal-toi-multi-turn-order = The { $seat } is not of your team.

## Beside the board
details-aboard = { $unit } is aboard { $vehicle }.
details-specialised = Specialisation: { $specialisation }
details-concealed = Concealed: the enemy cannot fire at it.
details-sheltered = Inside: { $shelter }
tray-waiting = { $seat }: ready to be placed
