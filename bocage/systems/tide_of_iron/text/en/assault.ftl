### Tide of Iron: the assault

name-assault = Assault
name-assault-cover = Cover
name-assault-defence = Defenders

frame-assault = Assault on { $hex } by { $unit }
frame-attacker-losses = Losses of the attackers
frame-defender-losses = Losses of the defenders
frame-retreat = Retreat from { $hex }
frame-regroup = Regrouping in { $hex }
frame-advance-after-assault = Advance into { $hex }

prompt-assault-support = { $unit } assaults { $place }: who supports it?
prompt-assault-concealed = Does { $unit } reveal itself and fight?
prompt-assault-losses = { $hits ->
    [one] The last hit
   *[other] { $hits } hits
}: which unit takes it?
prompt-assault-advance = Who advances into { $place }?
prompt-retreat = Where do the defenders of { $place } retreat to?
prompt-retreat-excess = { $place } is too full: which unit is given up?

option-assault-hex = Assault { $hex }
    .kind = Assault a hex
option-support-assault = { $unit } supports
    .kind = Support
option-launch-assault = Launch the assault
option-stay-out = { $unit } stays hidden
option-fight-assault = { $unit } fights
option-assign-hit = { $unit } takes the hit
    .kind = Take the hit
option-retreat-to = Retreat to { $hex }
    .kind = Retreat
option-remove-excess = Give up { $unit }
    .kind = Give up a unit
option-advance-into = Advance with { $unit }
    .kind = Advance
option-hold-back = Advance no further

event-assault-supported = { $unit } supports the assault on { $hex }.
event-assaulted = { $unit } assaults { $hex }: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
} against a cover of { $cover }; the defenders roll { $defence ->
    [one] { $defence } die
   *[other] { $defence } dice
}.
event-assault-won = The assault on { $hex } by { $unit } succeeds, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} to { $returned }.
event-assault-failed = The assault on { $hex } by { $unit } fails, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} to { $returned }.
event-retreated = { $unit } retreats to { $hex }.
event-lost-in-retreat = { $unit } cannot retreat and is lost.
event-advanced-into = { $unit } advances into { $hex }.

modifier-toi-assault-attack-fp = firepower against infantry
modifier-toi-assault-supports = support at half firepower
modifier-toi-assault-flame-fp = flamethrower
modifier-toi-assault-flame-cover = flamethrower against cover
modifier-toi-assault-defence-fp = firepower of a defender
modifier-toi-squad-damage-pinned-effects = pinned: half firepower
modifier-toi-calc-halve-once = halved twice: no firepower
modifier-toi-smoke-assault-into = into smoke: half firepower
modifier-toi-smoke-assault-defence = smoke in the hex

refusal-toi-assault-who = { $unit } has a heavy weapon or is a vehicle: it takes no part in an assault on { $place }.
refusal-toi-assault-no-after-obstacle = { $unit } has entered wire or mines and cannot assault { $place } now.
refusal-toi-assault-target = { $place } is not next to { $unit }.
refusal-toi-assault-target-empty = { $unit } finds no enemy in { $place }.
refusal-toi-ruling-assault-on-concealed-squads = { $unit } cannot assault { $place }: all enemies there are concealed.
refusal-toi-ruling-assault-on-concealed-squads-other = { $unit } is not the concealed squad in { $place } that decides now.
refusal-toi-assault-no-heavy-vehicle = { $unit } cannot assault { $place }: a heavy vehicle is there.
refusal-toi-ruling-assault-across-impassable-terrain = { $unit } could not enter { $place } on foot from here.
refusal-toi-assault-supports = { $unit } is no other squad of yours to support an assault on { $place }.
refusal-toi-assault-supports-far = { $unit } is not next to { $place }.
refusal-toi-assault-supports-shaken = { $unit } is pinned or disrupted and cannot support an assault on { $place }.
refusal-toi-assault-supports-two = { $unit } cannot support as well: two squads at most support an assault on { $place }, each once.
refusal-toi-smoke-assault-no-support = { $unit } cannot support an assault into the smoke of { $place }.
refusal-toi-assault-attacker-losses = { $unit } takes no losses of this assault.
refusal-toi-assault-defender-losses = { $unit } takes no losses of this assault.
refusal-toi-assault-light-vehicle-losses = { $unit } has as many hits as it takes to destroy it.
refusal-toi-assault-retreat-hex = { $place } is not next to the hex that is given up.
refusal-toi-assault-retreat-hex-enemy = { $place } is held by the enemy.
refusal-toi-ruling-immobile-vehicles-and-impassable-hexes-in-retreat = None of the defenders could enter { $place }.
refusal-toi-stacking-retreat-excess = { $unit } cannot be given up to make room in { $place }.
refusal-toi-assault-advance = { $unit } cannot advance into { $place }: only the active squad and its supports that were not fatigued can, over passable ground.
