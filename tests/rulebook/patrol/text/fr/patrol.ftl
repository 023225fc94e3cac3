prompt-turn-act = Que fait votre camp ?
option-fire = { $unit } tire sur { $target }
event-moved = { $unit } va en { $place }.
refusal-patrol-move-adjacent = C’est trop loin.
refusal-patrol-rally = { $unit } n’a rien à surmonter.
