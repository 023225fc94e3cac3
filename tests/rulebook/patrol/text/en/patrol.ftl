prompt-turn-act = What does your side do?
option-fire = { $unit } fires at { $target }
event-moved = { $unit } moves to { $place }.
refusal-patrol-move-adjacent = It is too far.
refusal-patrol-rally = { $unit } has nothing to get over.
