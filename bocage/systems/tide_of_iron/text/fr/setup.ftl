### Tide of Iron : préparation, phases, scénarios et équipes

## Noms
name-crossroads = Le carrefour d’Aubert
name-mill-bridge = Le pont du moulin
name-mill-bridge-4 = Le pont du moulin, quatre joueurs
name-sentinel-ridge = La crête de la Sentinelle
name-sentinel-ridge-3 = La crête de la Sentinelle, trois joueurs
name-sentinel-ridge-4 = La crête de la Sentinelle, quatre joueurs
name-american-1 = 1re division américaine
name-american-2 = 2e division américaine
name-german-1 = 1re division allemande
name-german-2 = 2e division allemande
name-engineer = ingénieur
name-anti-tank = antichar
name-flamethrower = lance-flammes
name-medic = médecin
name-entrenchment = retranchement
name-pillbox = bunker
name-wire = barbelés
name-tank-trap = obstacles antichars
name-minefield = champ de mines
name-smoke = fumigènes
name-concealed = dissimulé

## Le fil
frame-preparation = Préparation
frame-build-squads = Squads
frame-build-in-secret = Composition derrière les écrans
frame-specialising = Spécialisations
frame-fortify = Fortifications
frame-deploy = Déploiement
frame-placement = Placement
frame-conceal-squads = Squads dissimulés
frame-first-op-fire = Avant la première manche
frame-squad-transfers = Transferts entre squads
frame-reinforcements = Renforts
frame-look-around = Squads dissimulés
frame-immediate-victory = Victoire
frame-team-order = Qui agit d’abord
frame-agreement = Accord

## Questions
prompt-build = Quelle figurine sur ce socle ? Emplacements libres : { $free }, socles restants : { $bases }
prompt-build-secret = Quelles figurines vont sur votre prochain socle ? Personne d’autre ne les voit.
prompt-specialise = Quel squad reçoit le marqueur { $token } ?
prompt-place-unit = Quelle unité placez-vous ensuite ?
prompt-place-where = Où placez-vous { $unit } ?
prompt-fortify = Où placez-vous ce marqueur : { $kind } ?
prompt-conceal = Quel squad est dissimulé ? { $markers ->
    [one] Il reste un marqueur
   *[other] Il reste { $markers } marqueurs
}
prompt-transfer-from = Un squad donne-t-il des figurines à un autre de son hexagone ?
prompt-transfer-to = Quelle figurine { $unit } donne-t-il, et à qui ?
prompt-team-order = Quelle division agit d’abord dans cette phase ?
prompt-agree-order = Proposition ({ $seat }) : commencer par { $first_seat }.
prompt-agree-transfer = Proposition ({ $seat }) : donner une figurine de l’unité { $unit } à { $target }.

## Choix
option-add-figure = Ajouter : { $figure }
    .kind = Ajouter une figurine
option-fill-base = Composer un squad : { $figures }
    .kind = Composer un squad
option-finish-squad = Laisser vide le reste du socle
option-build-the-rest = Composer le reste pour moi
option-specialise = { $unit } devient { $token }
    .kind = Spécialiser
option-place-unit = Placer { $unit }
    .kind = Placer une unité
option-place-the-rest = Placer le reste pour moi
option-place-at = En { $hex }
    .kind = Dans un hexagone
option-place-inside = En { $hex }, à l’abri : { $kind }
    .kind = Dans une fortification
option-place-aboard = À bord du véhicule { $vehicle }
    .kind = À bord d’un véhicule
option-place-marker = En { $hex } : { $kind }
    .kind = Placer un marqueur
option-conceal = Dissimuler { $unit }
    .kind = Dissimuler un squad
option-give-from = { $unit } donne une figurine
    .kind = Transférer une figurine
option-give-figure = Donner à { $target } : { $figure }
    .kind = Transférer une figurine
option-go-first = { $seat } d’abord
    .kind = Qui agit d’abord
option-agree = Accepter
option-disagree = Refuser

## Événements
event-squad-built = { $unit } : { $figures }.
event-token-given = { $unit } est spécialisé : { $token }.
event-placed = { $unit } est placé en { $hex }.
event-placed-aboard = { $unit } est placé à bord du véhicule { $vehicle }.
event-never-arrived = Il n’y a pas de place pour { $unit }, qui est perdu.
event-marker-placed = { $hex } : { $kind }.
event-concealed = { $unit } est dissimulé.
event-figure-given = { $unit } donne une figurine ({ $figure }) à { $target }.
event-base-emptied = { $unit } a donné toutes ses figurines et quitte la carte.
event-reinforcements-due = { $seat } : des renforts arrivent ({ $units }).
event-happening-came = { $side } : un évènement du scénario, points de commandement : { $command }, points de victoire : { $victory }.
event-disagreed = { $side } : l’équipe n’est pas d’accord.

## Pourquoi pas
refusal-toi-setup-build-squads = Il ne reste pas assez de place sur ce socle : { $figure }.
refusal-toi-setup-build-squads-none = Il ne vous en reste pas à placer sur un socle : { $figure }.
refusal-toi-setup-build-squads-unfinished = Les figurines qui restent ont besoin des emplacements libres de ce socle.
refusal-toi-setup-free-mix = Un squad se nomme par ses figurines dans l’ordre de la fiche de référence.
refusal-toi-spec-assign = Ce n’est pas ce marqueur que peut recevoir { $unit } maintenant.
refusal-toi-spec-max-one = { $unit } est déjà spécialisé.
refusal-toi-setup-specialise = { $unit } a une arme lourde et ne peut pas être spécialisé.
refusal-toi-setup-specialise-squad = { $unit } n’est pas un de vos squads.
refusal-toi-setup-place-units = { $place } est hors de la zone où { $unit } peut être placé.
refusal-toi-setup-place-units-unit = { $unit } ne peut pas être placé maintenant.
refusal-toi-setup-place-units-rest = Il ne reste qu’une unité : placez-la vous-même.
refusal-toi-setup-place-units-marker = Ce marqueur ne peut pas être placé en { $place } maintenant : il va dans votre zone, à l’écart de l’ennemi.
refusal-toi-setup-start-in-fortification = { $unit } ne trouve pas de fortification libre de ce type en { $place }.
refusal-toi-setup-start-in-transport = { $vehicle_unit } ne peut pas prendre { $unit } à bord.
refusal-toi-status-reinforcement-zone = { $place } n’est pas un hexagone de renfort pour { $unit }.
refusal-toi-status-reinforcement-zone-unit = { $unit } ne peut pas être placé maintenant.
refusal-toi-status-reinforcement-zone-rest = Il ne reste qu’une unité : placez-la vous-même.
refusal-toi-status-reinforcement-enemy = L’ennemi est en { $place } : { $unit } ne peut pas y être placé.
refusal-toi-stacking-limit-placing = { $place } n’a pas la place pour { $unit } : au plus trois unités, dont deux véhicules.
refusal-toi-setup-concealed-squad = { $unit } n’est pas un de vos squads sur la carte qui puisse être dissimulé.
refusal-toi-transport-carried-immune-op-fire = { $unit } est à bord d’un véhicule et ne peut pas passer en mode tir d’opportunité.
refusal-toi-status-transfer-other-side = { $unit } n’est pas à vous.
refusal-toi-status-transfer-other-division = { $unit } est de votre autre division ; ce n’est pas à elle que l’on demande maintenant.
refusal-toi-status-transfer-nobody = Aucun squad qui ait de la place n’est dans l’hexagone de l’unité { $unit }.
refusal-toi-status-transfer-vehicle = { $unit } est un véhicule.
refusal-toi-status-transfer-same-hex = { $unit } ne peut pas donner cela à { $target } : les figurines vont à un autre squad ami du même hexagone.
refusal-toi-status-transfer-slots = Il n’y a pas assez de place sur le socle de l’unité { $target } pour cette figurine de l’unité { $unit }.
refusal-toi-status-transfer-no-spec = { $unit } est spécialisé et ne prend pas part aux transferts.
refusal-toi-status-transfer-no-shaken = { $unit } est cloué, perturbé, transporté ou perdu, et ne prend pas part aux transferts.
refusal-toi-status-transfer-no-fort = { $unit } est dans une fortification et ne prend pas part aux transferts.
refusal-toi-multi-cross-support = { $unit } est de l’autre division, et son soutien coûte un point de commandement que vous n’avez pas.
refusal-toi-multi-turn-order = Pas de votre équipe : { $seat }.

## À côté du plateau
details-aboard = { $unit } est à bord du véhicule { $vehicle }.
details-specialised = Spécialisation : { $specialisation }
details-concealed = Dissimulé : l’ennemi ne peut pas tirer dessus.
details-sheltered = À l’abri : { $shelter }
tray-waiting = { $seat } : à placer
