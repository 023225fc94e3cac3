### Guns off the table

frame-bombardment = Bombardment before the battle
frame-landing = { $battery } fires
frame-shelled-markers = Under the shells
frame-shelled-test = Under the shells
prompt-bombard = At what does { $battery } fire before the battle?
prompt-shelled = { $marker } was shelled: test those under it now?
option-bombard = { $battery } at { $place } ({ $at })
option-test-now = Test those under { $marker } now
option-request-fire = { $unit } asks { $battery } for fire on { $place } ({ $at })
option-request-smoke = { $unit } asks { $battery } for smoke before { $target }
event-battery-fired = { $battery } fires: { $face }, { $need } needed; { $hit ->
    [1] on the mark.
   *[other] off the mark.
}
event-bombarded = { $unit } under the shells: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $lost } lost.
event-marker-shelled = Shells fall on { $marker }.
event-fire-requested = { $unit } asks { $battery } for fire: { $face }, { $need } added; { $turns ->
    [0] it comes at once.
    [1] it comes next turn.
   *[other] nobody answers.
}
modifier-roe-arty-support-roll = strategy
modifier-roe-arty-fo = artillery observer
modifier-roe-arty-options = asked before
refusal-roe-arty-options = { $battery } cannot fire for { $unit } now.
refusal-roe-arty-options-battery = { $battery } is not the one that is asked.
refusal-roe-arty-prelim-when = Only the attacker bombards before the battle, not { $battery }.
refusal-roe-arty-prelim-targets = That is no target for { $battery }.
refusal-roe-arty-hidden = Nobody is to be tested under { $marker }.
refusal-roe-arty-support-request = Nobody of { $unit } may ask { $battery } for fire there.
