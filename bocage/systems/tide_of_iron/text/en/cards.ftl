### Strategy and operations cards

## Decks
name-american-artillery = American artillery deck
name-german-artillery = German artillery deck
name-american-air-support = American air support deck
name-german-air-support = German air support deck
name-american-armour-support = American armour support deck
name-german-armour-support = German armour support deck
name-american-command = American command deck
name-german-command = German command deck
name-american-morale = American morale deck
name-german-morale = German morale deck
name-american-reinforcements = American reinforcements deck
name-german-reinforcements = German reinforcements deck
name-american-engineering = American engineering deck
name-german-engineering = German engineering deck
name-american-intelligence = American intelligence deck
name-german-intelligence = German intelligence deck

## Strategy cards
name-sustained-blanket = Sustained Blanket
    .text = Establish contact 4; target hex; drift; suppressive area attack (4); suppressive wide blast (3).
name-sustained-blanket-2 = Sustained Blanket (2)
name-battery-fire = Battery Fire
    .text = Establish contact 4; target hex; drift; area attack (5).
name-battery-fire-2 = Battery Fire (2)
name-ranging-salvo = Ranging Salvo
    .text = Establish contact 3; target hex; drift; area attack (3).
name-massed-barrage = Massed Barrage
    .text = Establish contact 5; target hex; drift; area attack (7); wide blast (4).
name-harassing-shells = Harassing Shells
    .text = Establish contact 3; target hex; drift; suppressive area attack (3).
name-screening-smoke = Screening Smoke
    .text = Establish contact 3; target hex; drift; smoke in the final hex and in up to 2 hexes around it.
name-close-support-fire = Close Support Fire
    .text = Establish contact 4; target hex within 2 hexes of one of your units that is not fatigued; area attack (4), without drift.
name-registered-targets = Registered Targets
    .text = Stays. Once, add 2 to your black drift die.
name-forward-observer = Forward Observer
    .text = Stays. Choose one of your squads without specialisation: while it is not fatigued, hexes that it sees have drift number 3.
name-counter-battery = Counter-battery
    .text = Remove an enemy artillery card that waits for contact, or his next artillery contact roll has -1.
name-strafing-run = Strafing Run
    .text = Establish contact 4; area attack (3) on each of 3 hexes in a straight line.
name-strafing-run-2 = Strafing Run (2)
name-dive-bombers = Dive Bombers
    .text = Establish contact 4; target hex; drift; area attack (6).
name-rocket-attack = Rocket Attack
    .text = Establish contact 4; target hex; drift; area attack (5); vehicles defend with 1 armour less.
name-heavy-bombers = Heavy Bombers
    .text = Establish contact 5; target hex; drift; area attack (6); wide blast (4).
name-low-pass = Low Pass
    .text = Establish contact 3; target hex; drift; suppressive area attack (3); suppressive wide blast (2).
name-observation-flight = Observation Flight
    .text = Choose a hex: concealed enemies in it and within 2 hexes are revealed. Then draw a card.
name-fighter-cover = Fighter Cover
    .text = Stays. Cancels the next enemy air-support card.
name-air-drop = Air Drop
    .text = Establish contact 3; target hex; drift; 4 command points if one of your units is in the final hex.
name-parachute-stick = Parachute Stick
    .text = Establish contact 3; target hex; drift; a squad of 4 elites comes down there, fatigued; among enemies, on bad ground or in a full hex it is lost.
name-clear-weather = Clear Weather
    .text = Stays until the end of the next round: your air-support contact numbers are 1 lower.
name-field-repair = Field Repair
    .text = One of your damaged vehicles, not adjacent to an enemy, loses one step of damage.
name-field-repair-2 = Field Repair (2)
name-high-explosive-load = High-explosive Load
    .text = Concentrated fire with a fresh tank at a squad, with +2 firepower.
name-hull-down = Hull Down
    .text = Stays. One of your tanks, not on water or a bridge, has +2 cover until it moves.
name-full-throttle = Full Throttle
    .text = Advance with a fresh vehicle, with 3 more movement points.
name-tank-riders = Tank Riders
    .text = Advance with a fresh tank; a fresh squad in its hex goes along.
name-armoured-breakthrough = Armoured Breakthrough
    .text = Stays until the end of the next round: overruns cost your tanks no extra movement points.
name-fire-and-withdraw = Fire and Withdraw
    .text = Concentrated fire with a fresh tank, without support; then it may move up to 2 movement points.
name-armoured-wedge = Armoured Wedge
    .text = Activate up to 2 fresh tanks with Advance or Fire and movement.
name-armoured-reserve = Armoured Reserve
    .text = Place a medium tank in your reinforcement zone.
name-recovery-crew = Recovery Crew
    .text = Stays. Once, a half-track or tank that would be destroyed is heavily damaged instead, unless it already was.
name-staff-work = Staff Work
    .text = Put 3 points from the supply on your Initiative card.
name-staff-work-2 = Staff Work (2)
name-jammed-frequencies = Jammed Frequencies
    .text = Remove up to 2 points from the enemy’s Initiative card.
name-additional-orders = Additional Orders
    .text = Take 2 further actions this turn.
name-general-advance = General Advance
    .text = Advance with up to 3 fresh squads from one hex or from hexes adjacent to it.
name-change-of-plan = Change of Plan
    .text = Up to 2 of your units in op-fire mode are fresh again.
name-forced-march = Forced March
    .text = Advance with a fresh squad, with 2 more movement points.
name-second-effort = Second Effort
    .text = One of your fatigued units in good order, not adjacent to an enemy, is fresh again.
name-redeployment = Redeployment
    .text = Move one of your units up to 2 hexes, never next to an enemy; nobody fires at it.
name-seize-the-moment = Seize the Moment
    .text = You win a tie for the initiative this round.
name-field-headquarters = Field Headquarters
    .text = Stays. One more command point in each later Command phase while you control a command objective of your colour.
name-go-to-ground = Go to Ground
    .text = Conceal up to 2 of your squads in one hex, none of them adjacent to an enemy.
name-go-to-ground-2 = Go to Ground (2)
name-steadying-word = Steadying Word
    .text = Up to 2 of your pinned squads are in good order again, or a disrupted one is pinned.
name-hold-the-line = Hold the Line
    .text = Stays until the end of the next round: your squads in a hex of your choice have +1 cover, also in assaults.
name-grim-resolve = Grim Resolve
    .text = Concentrated fire at half firepower with a fresh pinned squad without an officer.
name-breaking-nerve = Breaking Nerve
    .text = A pinned enemy squad in sight of one of your units that is not fatigued becomes disrupted.
name-bayonets = Bayonets
    .text = Assault with a fresh squad, with +2 firepower.
name-iron-discipline = Iron Discipline
    .text = Stays. Once, a squad in good order that a suppressive attack would pin is not pinned.
name-veterans = Veterans
    .text = Replace up to 2 regulars of one squad with elites.
name-field-promotion = Field Promotion
    .text = Replace a regular of a squad with an officer.
name-stragglers = Stragglers
    .text = Add up to 2 regulars to reduced squads not adjacent to an enemy.
name-rifle-squad = Rifle Squad
    .text = Place a squad of 4 regulars in your reinforcement zone.
name-rifle-squad-2 = Rifle Squad (2)
name-rifle-squad-3 = Rifle Squad (3)
name-veteran-squad = Veteran Squad
    .text = Place a squad of 4 elites in your reinforcement zone.
name-machine-gun-team = Machine-gun Team
    .text = Place a squad of a machine-gun crew and 2 regulars in your reinforcement zone.
name-mortar-section = Mortar Section
    .text = Place a squad of a mortar crew and 2 regulars in your reinforcement zone.
name-company-commander = Company Commander
    .text = Place a squad of an officer and 3 regulars in your reinforcement zone.
name-motor-column = Motor Column
    .text = Place a truck with a squad of 4 regulars aboard in your reinforcement zone.
name-armoured-infantry = Armoured Infantry
    .text = Place a half-track with a squad of 4 regulars aboard in your reinforcement zone.
name-tank-section = Tank Section
    .text = Place 2 medium tanks in your reinforcement zone.
name-attached-specialists = Attached Specialists
    .text = Give a specialisation token from the box to a squad that may have one.
name-replacements = Replacements
    .text = Add 1 regular to each of up to 2 reduced squads in or adjacent to your reinforcement zone.
name-dig-in = Dig In
    .text = Place up to 2 entrenchments in hexes with your squads; a squad there may be put inside.
name-dig-in-2 = Dig In (2)
name-wire-party = Wire Party
    .text = Place up to 2 razor-wire markers in empty hexes within 2 hexes of your squads, not adjacent to enemies.
name-minelayers = Minelayers
    .text = Place a minefield in an empty hex adjacent to one of your squads and not adjacent to an enemy.
name-anti-tank-barrier = Anti-tank Barrier
    .text = Place up to 2 tank traps in empty hexes within 2 hexes of your squads, not adjacent to enemies.
name-clear-the-lane = Clear the Lane
    .text = Fatigue a fresh squad in good order to remove an obstacle in or adjacent to its hex.
name-smoke-grenades = Smoke Grenades
    .text = Smoke in a hex with, or adjacent to, one of your squads in good order.
name-ammunition-up = Ammunition Up
    .text = One of your fatigued units in good order goes into op-fire mode.
name-concrete-works = Concrete Works
    .text = An entrenchment with one of your squads and no enemy adjacent becomes a pillbox.
name-assault-boats = Assault Boats
    .text = Advance with a fresh squad: streams of any depth cost it 2 movement points.
name-supply-dump = Supply Dump
    .text = Gain 2 command points.
name-captured-papers = Captured Papers
    .text = Look at the top 3 cards of one of your decks, take one and put the rest back in any order.
name-captured-papers-2 = Captured Papers (2)
name-infiltration = Infiltration
    .text = Advance with a fresh squad without heavy weapon: no op fire at it at long range, and at normal range only 6 hits.
name-ambush = Ambush
    .text = Concentrated fire with a fresh concealed squad, with +2 firepower; it is revealed.
name-marksmen = Marksmen
    .text = 2 dice at an enemy squad within 6 hexes and in sight of one of your squads that is not fatigued; each 6 removes a figure of your choice.
name-cut-lines = Cut Lines
    .text = Stays. The enemy’s next card costs 1 command point more.
name-feint = Feint
    .text = An enemy unit in op-fire mode, not adjacent to your units, is fatigued.
name-scouts = Scouts
    .text = Concealed enemies within 3 hexes and in sight of your squads are revealed.
name-night-patrol = Night Patrol
    .text = Remove an obstacle within 2 hexes of one of your squads.
name-double-agent = Double Agent
    .text = Put a face-up card of the enemy’s HQ under its deck.
name-false-reports = False Reports
    .text = The enemy does not draw in the coming Status phase.

## Operations cards
name-camouflage = Camouflage
    .text = Your concealed squads are revealed by firing only if the attack inflicts 2 hits or more.
name-double-time = Double Time
    .text = Your squads have 2 more movement points when they Advance.
name-smoke-satchels = Smoke Satchels
    .text = As an action your engineers lay smoke in their hex or in an adjacent one.
name-mine-clearing = Mine Clearing
    .text = Your engineers come to no harm in minefields, and remove one as an action.
name-ground-fog = Ground Fog
    .text = Nobody sees or attacks beyond 6 hexes; drift numbers are 1 higher.
name-heavy-rain = Heavy Rain
    .text = Off the road vehicles pay 1 movement point more for each hex; air-support contact numbers are 1 higher.
name-deep-snow = Deep Snow
    .text = Off the road squads pay 1 movement point more for clear and rough hexes, and do not fire and move.
name-night = Night
    .text = No attack beyond 3 hexes except at units that have fired this round; artillery and air contact numbers are 1 higher.
name-shaken-troops = Shaken Troops
    .text = Suppressive attacks that hit your squads at all count 1 hit more.
name-fanatical-defence = Fanatical Defence
    .text = Your pinned squads defend in assaults at full firepower, and squads in fortifications have +1 cover against suppressive attacks.
name-ace-crew = Ace Crew
    .text = A tank chosen at setup has +2 firepower against vehicles and rolls one missed die again.
name-hand-held-rockets = Hand-held Rockets
    .text = Your squads without specialisation have +1 firepower against vehicles at close range.
name-tall-hedgerows = Tall Hedgerows
    .text = Woods cost vehicles 4 movement points and give 3 cover; tanks that enter them off the road stop.
name-radio-net = Radio Net
    .text = Your contact numbers are 1 lower, but never below 2.
name-scarce-ammunition = Scarce Ammunition
    .text = Your artillery and armour-support cards cost 1 more; your mortars fire only normal attacks.
name-prepared-positions = Prepared Positions
    .text = At setup you place 3 more entrenchments and 2 more razor wires.
name-motor-pool = Motor Pool
    .text = Boarding and leaving your transports costs 1 movement point.
name-veteran-sergeants = Veteran Sergeants
    .text = Each round one of your disrupted squads without an officer recovers as if it had one.

## The breadcrumb
frame-starting-draw = Starting cards
frame-draw-cards = Strategy cards
frame-draw-one = Draw
frame-choose-ace = Ace crew
frame-played-card = { $card }
frame-establish-contact = Contact for { $card }
frame-choose-target = Target hex
frame-determine-drift = Drift
frame-withdrawal = Withdrawal of { $unit }
frame-fire-at-squads = Concentrated fire, { $unit }
frame-riders-advance = Advance of { $unit } with { $rider }
frame-sergeants = Sergeants
frame-lay-smoke-screen = Smoke, { $unit }
frame-clear-mines = Mine clearing, { $unit }
name-contact = Contact
name-drift = Drift

## Questions
prompt-draw = From which deck do you draw?
prompt-ace = Which tank has the ace crew?
prompt-agree-card = The { $seat } wants to play { $card }.
prompt-agree-reserve = { $points ->
    [one] The { $seat } wants to put { $points } command point on the Initiative card.
   *[other] The { $seat } wants to put { $points } command points on the Initiative card.
}
prompt-drift-correct = The shot would drift. Correct it?
prompt-card-target = Target hex for { $card }
prompt-card-strafe = Which way over { $place }?
prompt-card-units = { $card }: which unit?{ $left ->
    [one] { "" }
   *[other] { " " }(up to { $left })
}
prompt-card-hexes = { $card }: which hex?{ $left ->
    [one] { "" }
   *[other] { " " }(up to { $left })
}
prompt-card-inside = { $card }: which squad goes into the entrenchment?
prompt-card-marker = { $card }: which obstacle?
prompt-card-token = { $card }: which squad, which specialisation?
prompt-card-pick-off = { $unit } loses { $hits ->
    [one] a figure
   *[other] { $hits } figures
}: your choice
prompt-card-ride = { $card }: which squad rides on which tank?
prompt-card-deck = { $card }: which deck?
prompt-card-take = { $card }: which card goes to your HQ?
prompt-card-arrange = { $card }: which card lies on top?
prompt-card-card = { $card }: which card?
prompt-card-counter = { $card }: strike a battery or lie in wait?
prompt-sergeants = Which disrupted squad do the sergeants rally?
prompt-smoke-where = Where does { $unit } lay smoke?
prompt-mines-where = Which minefield does { $unit } clear?

## Choices
option-play-card = Play { $card } for { $cost ->
    [one] { $cost } command point
   *[other] { $cost } command points
}
    .kind = Strategy cards
option-retry-contact = Try again to establish contact for { $card }
    .kind = Contact
option-draw-from = { $deck }
    .kind = Decks
option-use-card = Use { $card }
option-target-hex = { $hex }
    .kind = Target hex
option-strafe-along = { $axis ->
    [0] North and south
    [1] North-east and south-west
   *[other] South-east and north-west
}
option-on-unit = { $unit }
    .kind = Units
option-on-hex = { $hex }
    .kind = Hexes
option-on-card = { $card }
    .kind = Cards
option-on-marker = { $kind } in { $hex }
    .kind = Obstacles
option-enough = No more
option-give-token = { $unit }: { $token }
    .kind = Specialisations
option-pick-off = Remove the { $figure }
option-ride-on = { $unit } rides on { $tank }
    .kind = Riders
option-take-card = Take { $card }
option-put-on-top = { $card } on top
option-jam-contact = Spoil the enemy’s next call for artillery
option-name-ace = { $unit }
option-rally-by-sergeants = { $unit }
option-lay-smoke-with = { $unit } lays smoke
    .kind = Smoke
option-lay-smoke-in = { $hex }
    .kind = Smoke
option-clear-mines-with = { $unit } clears mines
    .kind = Mine clearing
option-clear-mines-in = { $hex }
    .kind = Minefields

## Events
event-card-drawn = The { $side } side draws { $card }.
event-draw-skipped = { $side }: no card this round.
event-card-ended = { $card } is over.
event-card-used = { $card } takes effect and is used up.
event-card-played = { $seat }: { $card } is played for { $cost ->
    [one] { $cost } command point
   *[other] { $cost } command points
}.
event-card-cancelled = { $card } is cancelled by { $by }.
event-card-lost = { $card } is lost before it made contact.
event-card-buried = { $card } goes under its deck.
event-contact-made = Contact: { $card } goes on.
event-contact-failed = No contact: { $card } waits in the play area.
event-targeted = { $card }: target { $hex }.
event-on-target = { $card } is on target: { $hex } (drift number { $need }).
event-drifted = { $card } drifts { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} to { $hex } (drift number { $need }).
event-off-the-map = { $card } drifts off the map and is lost.
event-repaired = { $unit } is repaired: { $damage ->
    [light] only light damage is left
   *[intact] no damage is left
}.
event-refreshed = { $unit } is fresh again.
event-figures-replaced = { $unit }: { $count } × { $figure } instead of { $count ->
    [1] a regular
   *[other] regulars
}.
event-figure-joined = { $unit } receives a figure ({ $figure }).
event-landed = { $unit } comes down in { $hex }.
event-lost-in-the-air = The parachutists over { $hex } are lost.
event-obstacle-cleared = Obstacle cleared in { $hex }: { $kind }.
event-pillbox-built = A pillbox is built in { $hex }.
event-stayed-behind = { $unit } stays behind.
event-reserve-drained = { $side }: { $points ->
    [one] { $points } command point lost
   *[other] { $points } command points lost
} from the Initiative card.
event-looked-at = The { $side } side looks at the top of a deck ({ $deck }).
event-hex-held = { $side }: { $hex } is to be held.
event-mines-cleared = { $unit } clears the mines in { $hex }.
event-ace-named = { $unit } has the ace crew.

## Refusals and terms
refusal-toi-card-face-up = { $card } does not lie face up in your HQ.
refusal-toi-card-action-phase = { $card } is for the Action phase.
refusal-toi-card-command-phase = { $card } is for the Command phase.
refusal-toi-card-pay-first = { $cost ->
    [one] { $card } costs { $cost } command point; you have { $points }.
   *[other] { $card } costs { $cost } command points; you have { $points }.
}
refusal-toi-card-pay-first-price = { $cost ->
    [one] { $card } costs { $cost } command point, no more and no less.
   *[other] { $card } costs { $cost } command points, no more and no less.
}
refusal-toi-card-play-area-use = { $card } does not help here.
refusal-toi-card-beats-rules-squad = With this card { $unit } fires at squads only.
refusal-toi-card-no-reshuffle = That deck is empty, and is not shuffled again.
refusal-toi-action-strategy-card-nothing = { $card } could do nothing now.
refusal-toi-action-strategy-card-unit = { $card } cannot be used on { $unit }.
refusal-toi-multi-card-owner = { $unit } is not yours: { $card } serves only the units of the player who plays it.
refusal-toi-action-strategy-card-hex = { $card } cannot be used on { $place }.
refusal-toi-action-strategy-card-card = { $card } cannot be used on { $other_card }.
refusal-toi-action-strategy-card-enough = { $card } was played for something: use it at least once.
refusal-toi-contact-fail = Contact for { $card } has been tried this round.
refusal-toi-contact-fail-waiting = { $card } does not wait for your call.
refusal-toi-target-place = { $card } cannot be aimed at { $place }.
refusal-toi-target-place-nowhere = { $card } has nothing to be aimed at now.
refusal-toi-status-draw = One card must be drawn.
refusal-toi-status-draw-other-side = You draw from your own decks.
refusal-toi-errata-go-to-ground = { $unit } cannot go to ground: only your squads in one hex that are not concealed yet, none adjacent to an enemy.
refusal-toi-supply-limited-concealed = There is no concealed marker left for { $unit }.
refusal-toi-supply-limited-tokens = The box holds no { $token } token any more.
refusal-toi-terms-full-reduced = { $unit } is full: its base has no free slot.
refusal-toi-command-spend-initiative = { $points ->
    [one] You can put from 0 to { $points } command point there, and it is done last.
   *[other] You can put from 0 to { $points } command points there, and it is done last.
}
refusal-toi-command-spend-order = You end with the points that you put on the Initiative card.
refusal-toi-setup-operations = { $unit } is not a tank of yours.
refusal-toi-ops-what-night = At night { $target } is too far away for { $unit }.
refusal-toi-ops-what-snow = In deep snow { $unit } cannot fire and move off the road.
refusal-toi-ops-what-engineer = { $unit } is no engineer squad in good order, or has nothing to do here.
refusal-toi-ops-what-sergeants = The sergeants cannot rally { $unit }.
refusal-toi-ops-what-ammunition = Ammunition is scarce: { $unit } fires normal mortar attacks only.
refusal-toi-ops-terrain = The hedges stop { $unit }.
modifier-toi-card-beats-rules = Strategy card
modifier-toi-card-play-area = Strategy card in force
modifier-toi-ops-what = Operations card
status-headquarters = { $side }, headquarters: { $cards }
status-play-area = { $side }, play area: { $cards }
