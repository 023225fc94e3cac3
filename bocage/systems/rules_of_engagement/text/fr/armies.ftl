### Les armées que composent les joueurs
setting-own-armies = Les joueurs composent leurs armées
frame-recruitment = Armées
frame-army-builder = Une armée se compose
prompt-recruit = { $seat } : que prenez-vous ? Il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
}
option-take-variant = Aligner d’autres troupes : { $variant }
option-take-support = Prendre { $item }
option-buy-fortification = Acheter { $item }
option-requisition = Le groupe { $squad } demande : { $item }
option-finish-army = L’armée est complète
event-variant-taken = { $seat } : d’autres troupes, { $variant }.
event-support-taken = { $seat } : appui, { $item }.
event-fortification-bought = { $seat } : { $item }, et personne n’en sait rien.
event-requisitioned = { $seat }, { $kind } : { $item }.
event-army-ready = { $seat } : l’armée est complète, { $squads ->
    [one] { $squads } groupe
   *[other] { $squads } groupes
}.
refusal-roe-force-scenario-forces-item = { $seat } : cette armée n’a rien de tel, { $item }.
refusal-roe-force-scenario-forces-divisional = { $seat } : la division n’a plus assez de points. { $item } est trop cher.
refusal-roe-force-scenario-forces-points = { $seat } : il ne reste pas assez de points. { $item } est trop cher.
refusal-roe-force-scenario-forces-variant = { $seat } : d’autres troupes se choisissent d’abord, pas maintenant. { $item } ne va pas.
refusal-roe-force-vehicles = { $seat } : ces troupes n’ont pas de véhicules. { $item } ne va pas.
refusal-roe-arty-prelim-when-list = { $seat } : qui n’attaque pas ne bombarde pas. { $item } ne va pas.
refusal-roe-fort-when = { $seat } : seul qui défend contre un attaquant se fortifie. { $item } ne va pas.
refusal-roe-profile-weapons-item = { $seat } : { $item } ne se demande pas.
refusal-roe-profile-weapons-squad = { $seat } : ce groupe ne peut pas avoir cela aussi, { $item }.
refusal-roe-profile-weapons-points = { $seat } : la section n’a plus assez de points. { $item } est trop cher.
muster-company = Compagnie : { $left } sur { $points }
muster-division = Division : { $left } sur { $points }
muster-requisition = Réquisition : { $left } sur { $points }
muster-men = { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}
muster-from-company = par la compagnie
muster-from-division = par la division
name-smg = un pistolet-mitrailleur
name-requisition = réquisition
name-parachute = infanterie parachutiste
name-rangers = Rangers
name-airborne = infanterie aéroportée
name-fallschirmjaeger = chasseurs parachutistes
name-waffen-ss = Waffen-SS
name-guards = gardes
name-partisans = partisans
name-preliminary-bombardment = bombardement préliminaire
name-trench-set = tranchée et emplacement de canon
name-obstacles = trois obstacles
name-semi-automatics = deux fusils semi-automatiques
name-second-automatic = deuxième arme automatique
name-rifle-grenade = grenades à fusil
name-panzerfausts = deux Panzerfausts
name-at-grenades = trois grenades antichars
name-molotovs = trois cocktails Molotov
