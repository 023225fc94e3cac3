### Heroes of Normandie: scouts

frame-scout-moves = Scouts

prompt-scout = Which scout moves ahead?

option-scout = Scout with { $unit }
    .kind = Scout
option-end-scouting = No more scouting

refusal-hon-cmd-scout = { $unit } is no scout of yours.
refusal-hon-cmd-scout-once = { $unit } has made its scout move.
refusal-hon-cmd-scout-objective = { $unit } may not end its scout move on { $place }, in or next to an objective.
refusal-hon-cmd-scout-no-fight = { $unit } is scouting and does nothing but move.
refusal-hon-cmd-scout-transport = { $unit } carries troops that are no scouts.
refusal-hon-cmd-scout-transport-aboard = { $unit } is aboard a vehicle and makes no scout move of its own.
