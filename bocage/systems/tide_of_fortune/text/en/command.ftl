### Command, assets, armies and supply

frame-command-check = Command check
frame-return-to-command = { $unit } returns under command
frame-attach-assets = Assets of { $division }
frame-army-transfers = Divisions change armies
frame-judge-supply = Supply of { $division }

prompt-command-adopt = Which units do named HQs take over?
prompt-assets-attach = Which assets does { $division } take under control?
prompt-armies-transfer = Which divisions go to another army?

option-adopt = { $unit } under { $division }
    .kind = Form a battle group
option-end-adoption = No more battle groups
    .kind = No more battle groups
option-attach = Take { $unit } under control
    .kind = Attach an asset
option-end-attachment = No more assets
    .kind = No more assets
option-transfer = { $division } to the { $army }
    .kind = Transfer a division
option-end-transfers = No more transfers
    .kind = No more transfers

event-out-of-command = { $unit } is out of command.
event-in-command = { $unit } is under command again.
event-adopted = { $division } takes { $unit } over.
event-attached = { $division } takes { $unit } under control.
event-transferred = { $division } passes to the { $army }.
event-division-isolated = { $division } has no line to a source: it is isolated.
event-isolated = { $unit } has no line to its HQ: it is isolated.

refusal-tof-4-army-hq = { $unit } has moved in this turn.
refusal-tof-3-cmd-occ-no-attack = { $unit } is out of command and may not attack.
refusal-tof-3-cmd-occ-return = { $unit } is out of command: it goes back into the radius of its HQ, or as near as it can, and does nothing more in this impulse.
refusal-tof-9-kg-rule = Only a named German HQ takes units over, and only such as would be out of command: not { $unit } under { $division }.
refusal-tof-3-cmd-radius = { $unit } is outside the command radius of { $division }.
refusal-tof-9-kg-limit = { $division } may have { $most } stacking points of other formations: { $unit } is too much.
refusal-tof-2-asset-mark = { $unit } is no asset of { $division }’s side.
refusal-tof-3-asset-reassign = { $unit } serves another HQ in this impulse.
refusal-tof-3-asset-range = { $unit } is outside the command radius of { $division }.
refusal-tof-3-asset-limit = { $division } may control { $most } stacking points of assets in an impulse: { $unit } is too much.
refusal-tof-3-post-armies = { $division } cannot be put under the { $army } now.
refusal-tof-9-allied-reinf-us = { $division } is American and stays in the American army.
refusal-tof-9-allied-army-limit = The { $army } has { $most } divisions already.
refusal-tof-9-german-oob = The { $army } has { $most } divisions already.
