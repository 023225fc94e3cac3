### The ground of a hex
# $mover: the movement class; $deployed, $column: movement points, – where it cannot be entered
ground-costs = { $mover }: { $deployed } to enter, in Column { $column }
ground-fire = Fire at units here: { $unarmoured } at unarmoured ones, { $armoured } at armoured ones

## What lies in a hex or on a counter
name-victory = objective
