### Briefings: what each scenario is about, who fights, what wins, what is special

briefing-campaign =
    .situation = Brussels has fallen and the German front is in full flight, but the ports are far behind and Antwerp is useless while the Scheldt is closed.
    .forces = Allies: three armies, British, Canadian and American, with reinforcements to November. Germans: the 15th, 1st Parachute and 7th Armies, divisions that flee at first and are built up again, with reserves behind them.
    .wins = The Allies score the open Scheldt, Antwerp, a bridgehead over the Neder Rijn or the Rhine, towns from Breda to Goch, the cleared Huertgen Forest and divisions out to the east. After 8 November 14 points win and 17 win decisively, 11 draw; with fewer the Germans have won, decisively below 8.
    .special = The whole game on both maps, about forty turns: strategic operations, airborne drops, landings, batteries, mines and dikes. No operation is enhanced before 16 September, and three bridges over the Albert Canal are down.
briefing-linnet-two =
    .situation = { briefing-campaign.situation }
    .forces = { briefing-campaign.forces }
    .wins = { briefing-campaign.wins }
    .special = The campaign with an airborne operation that was planned and called off: in one clear turn of their choice the Allies may drop the 82nd or the 101st on twelve Airlift Points of its own, long before 17 September.
briefing-market-garden =
    .situation = Three airborne divisions wait in England, XXX Corps stands at the canal, and one road leads over eight bridges to Arnhem.
    .forces = Allies: the 2nd British Army with all that is around it, from the Scheldt to Aachen, and the three airborne divisions. Germans: Kampfgruppen, Bittrich’s SS and reserves that appear where the enemy comes near.
    .wins = The Allies win at once with a supplied bridgehead beyond the Neder Rijn or the Rhine for three turns on end, or with a supplied division out by Venlo or Düren. The Germans win by preventing both until 30 September.
    .special = The first operation is enhanced to five points for nothing, and 18 Airlift Points carry all paratroops in one clear turn.
briefing-aachen =
    .situation = The First US Army stands before the Westwall with little fuel, and before it are Aachen, the Huertgen Forest and the roads to Düren and Jülich.
    .forces = Americans: five divisions, seven in the end. Germans: tired divisions of the 7th Army, a Panzer division and what arrives from the Reich.
    .wins = The cleared forest, the city and each supplied division out by Düren or Jülich are a point each. After 21 October three win for the Americans and two draw; with fewer the Germans have won.
    .special = Pillboxes and mines of the Westwall, forest that breaks attacks, a city to fight for; nobody drops or lands.
briefing-joes-bridge =
    .situation = The Guards Armoured Division breaks out of the bridgehead on the canal and makes for Eindhoven and Son along a single road.
    .forces = British: two divisions, a third on the second day, with artillery and aircraft. Germans: Walther’s Kampfgruppe, Erdmann’s group and two parachute regiments from the second day on, and Panthers that come late.
    .wins = After four turns Eindhoven and Son win for the Allies; if one of them is missing, the Germans have won.
    .special = The scenario to learn on: bids and impulses, orders, movement on a crowded road, odds and support. Of strategic operations there is only the Road March, and two bridges can be blown.
