### Armies that players build
setting-own-armies = Players build their armies
frame-recruitment = Armies
frame-army-builder = An army is built
prompt-recruit = What do the { $seat } take? { $left ->
    [one] { $left } point
   *[other] { $left } points
} left
option-take-variant = Field other troops: { $variant }
option-take-support = Take { $item }
option-buy-fortification = Buy { $item }
option-requisition = Squad { $squad } asks for: { $item }
option-finish-army = The army is complete
event-variant-taken = The { $seat } field other troops: { $variant }.
event-support-taken = The { $seat } take { $item }.
event-fortification-bought = The { $seat } buy { $item }, and nobody knows.
event-requisitioned = { $seat }, { $kind }: { $item }.
event-army-ready = The army of the { $seat } is complete: { $squads ->
    [one] { $squads } squad
   *[other] { $squads } squads
}.
refusal-roe-force-scenario-forces-item = The army of the { $seat } has no { $item }.
refusal-roe-force-scenario-forces-divisional = The division of the { $seat } has not enough points left for { $item }.
refusal-roe-force-scenario-forces-points = The { $seat } have not enough points left for { $item }.
refusal-roe-force-scenario-forces-variant = The { $seat } cannot field { $item } now: other troops are chosen first.
refusal-roe-force-vehicles = These troops of the { $seat } have no { $item }.
refusal-roe-arty-prelim-when-list = The { $seat } do not attack: { $item } is not for them.
refusal-roe-fort-when = Only who defends against an attacker has fortifications; the { $seat } cannot have { $item }.
refusal-roe-profile-weapons-item = The { $seat } cannot ask for { $item }.
refusal-roe-profile-weapons-squad = That squad of the { $seat } cannot have { $item } as well.
refusal-roe-profile-weapons-points = The platoon of the { $seat } has not enough points left for { $item }.
muster-company = Company: { $left } of { $points }
muster-division = Division: { $left } of { $points }
muster-requisition = Requisition: { $left } of { $points }
muster-men = { $men ->
    [one] { $men } man
   *[other] { $men } men
}
muster-from-company = from the company
muster-from-division = from the division
name-smg = a submachine gun
name-requisition = requisition
name-parachute = parachute infantry
name-rangers = Rangers
name-airborne = airborne infantry
name-fallschirmjaeger = parachute riflemen
name-waffen-ss = Waffen-SS
name-guards = guards
name-partisans = partisans
name-preliminary-bombardment = bombardment before the battle
name-trench-set = a trench and a gun pit
name-obstacles = three obstacles
name-semi-automatics = two semi-automatic rifles
name-second-automatic = a second automatic weapon
name-rifle-grenade = rifle grenades
name-panzerfausts = two Panzerfausts
name-at-grenades = three anti-tank grenades
name-molotovs = three Molotov cocktails
