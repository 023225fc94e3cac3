### Victory, and the set-up before the first turn

frame-sudden-victory = Victory at once
event-judged = The Allies have { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}: { $winner ->
    [draw] a draw
   *[other] { $winner } victory
}{ $level ->
    [decisive] , decisive
    [marginal] , marginal
   *[other] {""}
}.
event-bridgehead-counted = Turns on end with a supplied bridgehead: { $turns } of { $most }.

## Setting up
frame-set-up = Set-up
frame-set-up-units = Units
frame-set-up-bridges = Blown bridges
frame-set-up-mines = Mines
prompt-set-up-unit = Which unit begins elsewhere?
prompt-set-up-hex = Where does { $unit } begin?
prompt-set-up-bridge = Which bridges begin blown?
prompt-set-up-mine = Where does the mine of { $hex } lie?
option-change-place = Put { $unit } elsewhere
    .kind = Put a unit elsewhere
option-accept-set-up = Accept the set-up
    .kind = Accept the set-up
option-put-into = In { $hex }
    .kind = Put into a hex
option-blow-at-start = The bridge { $bridge }
    .kind = Blown at the start
option-accept-bridges = Accept the blown bridges
    .kind = Accept the bridges
option-lay-mine = In { $hex }
    .kind = Lay a mine
option-accept-mines = Accept the mines
    .kind = Accept the mines
event-set-up-changed = { $unit } begins in { $hex }.
event-blown-at-start = The bridge { $bridge } begins blown.
event-mine-moved = A mine lies in { $hex }.
refusal-tof-9-setup-sheets = { $unit } cannot be put elsewhere: units of divisions can, each once.
refusal-tof-9-setup-sheets-hex = { $unit } begins in the radius of its HQ, on land, where there is room.
refusal-tof-s1-german-reserves = { $unit } is in reserve and stays with its HQ.
refusal-tof-s2-german-reco-hex = { $unit } begins with an HQ.
refusal-tof-s1-german-bridges = The bridge { $bridge } cannot be blown at the start.
refusal-tof-9-mines-setup = A mine cannot lie in { $hex }: one in a hex, in the open sea.
