### La mer : navires, batteries, mines, barges, digues

frame-dike-bombing = Les digues de Walcheren
frame-naval-bombardment = Bombardement naval
frame-battery-reply = Riposte des batteries
frame-battery-bombardment = Tir des batteries côtières
frame-mine-sweeping = Dragage des mines
frame-barge-attacks = Attaques aériennes contre les barges
frame-lose-aboard = Perte à bord : { $transport }
frame-buffalo-ride = Buffalo de { $division }

prompt-dikes-bomb = Bombarder les digues ?
prompt-naval-target = Sur quoi tirent les navires ? Points navals : { $points }
prompt-battery-target = Sur quel hexagone tirent les batteries ?
prompt-battery-join = Quelles batteries tirent sur { $hex } ?
prompt-barges-attack = Quelle barge attaquer ? Points TAC : { $points }
prompt-sea-loss = Qui perd un pas à bord : { $transport } ?
prompt-buffalo-use = Le Buffalo porte-t-il de l’infanterie de { $division } ?
prompt-buffalo-load = Qui monte à bord : { $transport } ?
prompt-buffalo-drive = Quelle destination : { $transport } ?

option-bomb-dikes = Bombarder les digues
    .kind = Bombarder les digues
option-shell-battery = Tirer sur la batterie { $battery }
    .kind = Tirer sur une batterie
option-shell-troops = Tirer sur { $hex }, points : { $points }
    .kind = Tirer sur des troupes
option-aim-batteries = Sur { $hex }
    .kind = Choisir une cible
option-add-battery = Avec { $battery }
    .kind = Ajouter une batterie
option-fire-batteries = Feu
    .kind = Feu
option-attack-barge = Attaquer : { $transport }, points : { $points }
    .kind = Attaquer une barge
option-bear-loss = { $unit } perd un pas
    .kind = Subir une perte
option-use-buffalo = Employer : { $transport }
    .kind = Employer le Buffalo
option-mount = { $unit } monte à bord
    .kind = Monter à bord
option-drive-off = Plus personne à bord
    .kind = Partir
option-drive-to = Vers { $hex }
    .kind = Rouler

event-dikes-bombed = Les digues de Walcheren sont bombardées au tour { $turn }.
event-flooded = La mer couvre Walcheren après le tour { $turn }.
event-battery-shelled = Les navires tirent sur la batterie { $battery } : { $total }.
event-battery-damaged = Force restante de la batterie { $battery } : { $strength }.
event-battery-disrupted = La batterie { $battery } ne peut pas tirer à ce tour.
event-battery-replied = La batterie { $battery } riposte avec { $die } ; points navals perdus : { $points }.
event-mine-swept = La mine en { $hex } est draguée. Mines restantes : { $mines }.
event-mine-met = Mines en { $hex } : { $die }{ $struck ->
    [true] , touché
   *[other] {""}
}.
event-barge-attacked = { $transport } : attaque avec { $points } TAC, dé { $die }{ $hit ->
    [true] , touché
   *[other] {""}
}.

refusal-tof-9-dikes-declare = On ne bombarde les digues que par temps clair.
refusal-tof-ruling-dikes-agent = Il n’y a plus de digues à bombarder.
refusal-tof-9-naval-pool = Points navals : { $points }.
refusal-tof-9-naval-support = Il n’y a pas d’Allemands sur la côte en { $hex }.
refusal-tof-9-naval-battery-damage = La batterie { $battery } n’existe plus.
refusal-tof-9-battery-fire-land = Aucune batterie ne peut tirer sur { $hex }.
refusal-tof-9-battery-fire-land-most = Pas plus de { $most } batteries sur la même cible.
refusal-tof-9-barge-air-attack = { $transport } : rien en mer avec quelqu’un à bord, ou déjà l’objet d’une attaque.
refusal-tof-9-barge-air-attack-points = Points TAC : { $points }.
refusal-tof-ruling-transport-step = { $unit } n’est pas à bord.
refusal-tof-9-buffalo = { $transport } ne peut pas rouler avec cette division maintenant.
refusal-tof-9-buffalo-most = { $transport } : { $most } points d’empilement à bord, { $unit } est de trop.
refusal-tof-9-buffalo-passengers = { $unit } n’est pas de l’infanterie de cette division à côté de { $transport }, ou a déjà bougé.
refusal-tof-9-buffalo-costs = { $hex } est hors de portée : { $transport }.
