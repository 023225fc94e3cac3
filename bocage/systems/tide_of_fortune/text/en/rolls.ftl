### What dice are thrown for

name-counterattack = Counterattack
name-morale = Morale
name-combat = Combat
name-anti-tank-fire = Anti-tank fire
name-mines = Mines of the Westwall
name-breakdown = Breakdown
name-weather = Weather
name-chill = General Chill
name-demolition = Demolition
name-repair = Repair of the port
name-income = Command points
name-scatter = Scatter of the drop
name-drift = Direction of the drift
name-drop-reaction = Reaction to the drop
name-barge-attack = Attack on a barge
name-battery-shelling = Shelling of a battery
name-sea-mine = Sea mine
name-roll-off = Tied bids
