### What is shown beside and around the map

## Overlays: hexes that matter to a unit
overlay-reach = Movement
    .about = Where the unit may go, and the points that it takes.
overlay-zone-weak = Weak enemy zones
    .about = Where weak zones of the enemy bind: his points, of contested hexes his and yours.
overlay-zone-strong = Strong enemy zones
    .about = Where strong zones of the enemy bind: his points, of contested hexes his and yours.
overlay-zone-own = Own zones
    .about = What your side projects where the enemy does not bind it.
overlay-zone-contested = Contested hexes
    .about = Where both sides project, and neither has twice as much: his points and yours.
overlay-unsupplied = Cut off
    .about = Headquarters without a line to a source.
overlay-command = Command
    .about = Where the unit is in command, as its HQ stands now.
overlay-supply = Supply
    .about = From where units trace a line to the HQ, as it stands now.

## Beside the board
# $month: a word
status-turn = Turn { $turn }, { $day } { $month }: { $weather }
status-track = { $what }, initiative: { $initiative }, spoiling points { $spoiling }
status-side = { $seat }: CP { $cp }, IP { $ip }, RP { $rp }
status-support = { $pool }: { $points }
status-means = { $seat }: TAC { $tac }, Airlift { $airlift }, naval { $naval }, replacements { $replacements }
status-victory = Victory points: { $points } ({ $winner ->
    [draw] a draw
   *[other] { $winner }{ $level ->
        [decisive] , decisive
        [marginal] , marginal
       *[other] {""}
    }
})
status-bridgehead = Turns on end with a supplied bridgehead: { $turns }
details-unit = { $unit } in { $hex }: { $type }, CR { $cr }
details-division = { $division }
details-absent = { $unit } is not on the map: { $state }.

## The ground of a hex
# $leg, $mot: movement points, – where it cannot be entered
ground-costs = Across country: on foot { $leg }, motorised { $mot }
ground-room = { $room ->
    [one] Room for { $room } stacking point, line { $value } of the combat table, zones less { $zone }
   *[other] Room for { $room } stacking points, line { $value } of the combat table, zones less { $zone }
}
ground-water = To { $hex }: { $what }
ground-bridge = To { $hex }: { $what }, bridge { $bridge }

## Trays
tray-track = Impulse track, spoiling points { $points }
track-box = { $box }
track-here = ▶ { $box }
tray-coming = { $seat }: due on { $day } { $month }
tray-transport = { $transport }
tray-england = { $seat }: in England
tray-aboard = { $seat }: at sea

## Months
name-sep = September
name-oct = October
name-nov = November

## Boxes of the track
name-box-6 = Box 6
name-box-5 = Box 5
name-box-4 = Box 4
name-box-3 = Box 3
name-box-2 = Box 2
name-box-1 = Box 1

## Marks and states
name-place = place
name-objective = objective
name-silenced = silenced battery
name-battery-disrupted = coastal battery, disrupted
name-landing-craft = landing craft
name-barge = barge
name-sapper = sappers’ bridgehead
name-hit = artillery hit
name-damage = port damage
name-under-attack = under attack
name-attacking = attacking
name-acted = has moved
name-map = on the map
name-later = still to come
name-england = in England
name-gone = eliminated
name-left = has left the map
name-draw = draw

## Headquarters and their values
name-mot-hq = HQ, motorised
name-leg-hq = HQ, on foot
name-airborne-hq = airborne HQ
name-army = army HQ
name-corps = corps HQ
name-printed-or = OR as printed
name-printed-dr = DR as printed
name-reserve = reserve number
