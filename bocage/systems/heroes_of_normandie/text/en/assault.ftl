### Heroes of Normandie: assault

name-assault = Assault
name-assault-defence = Defence in an assault
name-attack = Attack
name-defence = Defence

prompt-assault-gear = Does { $unit } use gear against { $enemy }?

frame-assault-action = Assault

option-assault = Assault { $target } on { $place }
    .kind = Assault
option-assault-with = Assault { $target } on { $place } with { $gear }
    .kind = Assault with gear
option-defend-with = Use { $gear }
    .kind = Use gear
option-defend-plainly = Use none

event-assault-began = { $unit } assaults { $target } on { $place }.
event-defenceless = { $unit } has nothing to defend itself with.
event-assault-resolved = { $unit } assaults with { $attack }; { $target } defends with { $defence }.
event-assault-tied = { $unit } and { $target } fight without a winner.
event-advanced = { $unit } takes { $place }.
event-went-back = { $unit } is back on { $place }.

modifier-hon-assault-attacker-roll = best die
modifier-hon-assault-defender-roll = best die
modifier-hon-assault-who = Assault ability
modifier-hon-assault-suppressed = Suppressed markers

refusal-hon-assault-who = { $unit } does not have the Assault ability, so it cannot assault { $target }.
refusal-hon-assault-during-move = { $unit } assaults only an enemy whose square it enters in a Movement Action, not { $target } now.
refusal-hon-assault-from-where = { $unit } would have to be on a free square next to { $target }, or in a vehicle there.
refusal-hon-assault-x-target = { $unit } has no value against units like { $target }.
refusal-hon-assault-movement-needed = { $unit } has no movement left to enter the square of { $target }.
refusal-hon-ambush-assaulting = { $unit } has to come out of hiding before it can assault { $target }.
refusal-hon-reserve-immutable-assault = Nobody assaults in the Reserve phase, so { $unit } leaves { $target } alone.
refusal-hon-assault-x-target-gear = { $unit } has no such gear for an assault on { $target }.
