### Briefings: what each scenario is about, who fights, what wins, what is special

briefing-orchard-lane =
    .situation = A squad on each side of a lane wants the stone house between them.
    .forces = Americans: a rifle squad with a BAR, and a .30 machine gun. Germans: a Gruppe with an MG 42, and another one on its mount.
    .wins = Six turns. Two points for the house to who alone is in it, and one for each quarter of the enemy’s men; the side with more points has won. A side that has lost half of its men withdraws.
    .special = The scenario to learn on: orders, movement, fire, nerves and opportunity fire. Nobody is hidden, and the machine guns are set up.
briefing-watched-lane =
    .situation = Americans feel their way up a lane to a barn that Germans watch from cover.
    .forces = Americans: a rifle squad and a .30 machine gun. Germans: a Gruppe, an MG 42 under a marker, a sniper whose place nobody knows, a marker that stands for nobody, a minefield.
    .wins = Five turns. Three points for the barn, and one for each quarter of the enemy’s men; the side with more points has won. A side that has lost half of its men withdraws.
    .special = Hidden troops, a sniper and mines on a small table.
briefing-crossroads =
    .situation = Two platoons meet at a crossroads. Their heads are there; machine guns, mortars and armour are still on the road.
    .forces = Americans: headquarters and two rifle squads, then a third one, a .30, a bazooka, a 60 mm mortar and a Sherman. Germans: headquarters and two Gruppen, then a third one, an MG 42, a Panzerschreck, an 8 cm mortar, a sniper and a StuG III.
    .wins = Eight turns, perhaps nine. Two points for more unbroken men than the enemy within 10 cm of the crossroads, one for each of the three buildings, one for each quarter of the enemy’s men; the side with more points has won. A side that has lost half of its men withdraws.
    .special = The dice say who deploys first and who begins. From the second turn on each squad in reserve comes on a 4, and on less in each later turn; vehicles come by the road. Support weapons have to be set up first.
briefing-fortified-farm =
    .situation = The walled farm closes the road. Its Germans have had time: wire, mines, and nobody to be seen.
    .forces = British: headquarters, three sections, a Vickers, a PIAT, a 3-inch mortar, engineers with a flamethrower and charges, a medic, an observer and guns for a bombardment. Germans: headquarters, two Gruppen, an MG 42, a Panzerschreck, an 8 cm mortar, a sniper, a medic, and what they have built.
    .wins = Ten turns, perhaps eleven. The British win if at the end no unbroken German is within the walls of the farm and a squad of theirs is; otherwise the Germans have won. A side that has lost half of its men withdraws.
    .special = The Germans are under markers, two of which stand for nobody, and may fire at any instant. They may hold one Gruppe back until the third turn. The British bombard before the battle.
briefing-pocket =
    .situation = A Soviet platoon has been cut off. The way home leads over a river, past a village, and out by the east.
    .forces = Soviets: headquarters, four rifle squads, a squad with submachine guns, a Maxim, an anti-tank rifle, a sniper, a T-34. Germans: headquarters, a Gruppe, an MG 42, a Panzerschreck, an 8 cm mortar, a sniper, a 7.5 cm gun, obstacles and mines; a second Gruppe comes from the north or the south.
    .wins = Thirteen turns, perhaps fourteen. The Soviets win as soon as a quarter of the men they began with have left by the east; otherwise the Germans have won. The Germans hold whatever it costs.
    .special = Germans under markers, two of which stand for nobody. The river is very difficult ground but for the ford where the road crosses it. Whoever leaves is safe and is not lost.
briefing-sunken-lane =
    .situation = An American column drives into a lane between banks. Somebody waits there, and nobody knows where.
    .forces = Americans: an M8 and two half-tracks with a squad each on the road, then headquarters, a third squad, a .30, a bazooka, a 60 mm mortar and a medic behind them. Germans: headquarters, two Gruppen, an MG 42, a Panzerschreck, a 7.5 cm gun, a sniper, a medic, a minefield.
    .wins = Eight turns, perhaps nine. The Americans win as soon as a third of the men they began with have left by the east; each vehicle that is destroyed counts as three men who have not. Otherwise the Germans have won. A side that has lost half of its men withdraws.
    .special = The Germans write down where they are, at least 15 cm from the road and without a marker, and may fire at any instant. In the first turn the column does not run.
briefing-sawmill =
    .situation = Partisans live by a sawmill behind a river. The Germans want them out of it, or walk into them on the road: the dice say who comes for whom.
    .forces = Germans: two squads of Volksgrenadiers with assault rifles, and an MG 42. Partisans: three squads with rifles, grenades and bottles of petrol; before the battle a squad may part into two of four men.
    .wins = Six turns. Two points for the barn and one for the wooden house to who alone is in it, and one for each quarter of the enemy’s men; the side with more points has won. A side that has lost half of its men withdraws.
    .special = Each side rolls a die and adds the rating of its army. Partisans who win choose: an assault, in which they wait at the sawmill and the Germans come; an ambush, in which the Germans have come up the road to the river and the partisans lie in wait beyond it, with two markers more that stand for nobody; or a meeting engagement on the way to it. If they lose it is the assault. Partisans are under markers, one of which stands for nobody.
### What scenarios are about

