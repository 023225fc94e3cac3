### Briefings: what each module is about, who fights, what wins, what is special

briefing-neuville =
    .situation = A weak company and a gun hold the village on the road to Sainte-Mère-Église while a German regiment comes down from the north.
    .forces = Americans: parts of the 505th parachute regiment, a gun and mortars, few and good. Germans: a regiment of grenadiers with guns behind it, many and tired.
    .wins = Six turns. Each side scores the places that it holds at the end and the steps that the other has lost. The Americans need to be four points ahead; otherwise the Germans have won.
    .special = One Formation a side, no night and no Artillery Parks: the module to learn on.
briefing-arnhem =
    .situation = The 1st Airborne Division has landed west of Arnhem and must reach and hold the road bridge. Battle groups gather on all sides.
    .forces = British: three brigades of parachute and air-landing infantry, light guns and jeeps; the second lift comes on the 18th, if the weather lets it. Germans: battle groups that come one by one, with armour and flak among them.
    .wins = The British win at once if they hold both ramps of the bridge in the night turn of the 18th. Otherwise points decide on the 19th: the ramps, Westerbouwing, Hartenstein, streets of Arnhem and Oosterbeek, steps lost. One point ahead wins for the British, six decisively; else the Germans have won.
    .special = British radios are weak on the first day, Kampfgruppe Krafft acts on its own chit alone until night, and there is a ferry.
briefing-arnhem-short =
    .situation = { briefing-arnhem.situation }
    .forces = { briefing-arnhem.forces }
    .wins = As in the whole battle, but it ends with the night turn of 18 September: the ramps of the bridge decide.
    .special = { briefing-arnhem.special }
briefing-merderet =
    .situation = Paratroopers hold Sainte-Mère-Église and the Merderet crossings; behind the floods others are cut off. The Germans come from three sides, the 4th Division from the beach.
    .forces = Americans: the 82nd Airborne Division, scattered, then gliders and the 4th Infantry Division with tanks. Germans: the 91st and 709th Divisions, coast batteries, assault guns.
    .wins = Points at the end for Sainte-Mère-Église, La Fière, Cauquigny, Chef-du-Pont and other places, and for steps lost. Three points ahead wins for the Americans, eight decisively; from two behind to two ahead it is a draw; else the Germans have won.
    .special = Groups beyond the floods get orders by radio, and coast batteries command themselves.
briefing-merderet-short =
    .situation = { briefing-merderet.situation }
    .forces = { briefing-merderet.forces }
    .wins = As in the whole battle, but it ends with the night turn of 6 June.
    .special = { briefing-merderet.special }
