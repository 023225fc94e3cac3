### Tide of Iron

## Noms
name-tide-of-iron = Tide of Iron
name-first-contact = Premier contact
name-american = Américains
name-german = Allemands
name-us-regular = infanterie régulière
name-us-elite = infanterie d’élite
name-us-officer = officier
name-us-mg = servants de mitrailleuse
name-us-mortar = servants de mortier
name-us-truck = camion GMC
name-us-halftrack = half-track M3A1
name-us-sherman = Sherman
name-de-regular = infanterie régulière
name-de-elite = infanterie d’élite
name-de-officer = officier
name-de-mg = servants de mitrailleuse
name-de-mortar = servants de mortier
name-de-truck = camion Opel Blitz
name-de-halftrack = half-track SdKfz 251
name-de-panzer4 = Panzer IV
name-de-tiger = Tigre
name-clear = rase campagne
name-rough = rochers
name-woods = bosquets
name-stream = gué
name-deep-stream = ruisseau profond
name-torrent = torrent
name-pond = étang
name-bridge = pont
name-building = bâtiment
name-attack = Attaque
name-defence = Défense
name-fatigued = épuisée
name-op-fire = tir d’opportunité
name-pinned = cloué
name-disrupted = perturbé
name-light = dégâts légers
name-heavy = dégâts sévères
name-road = route
name-victory = victoire
name-command = commandement

## Le fil
frame-battle = Bataille
frame-round = Manche { $round }
frame-action-phase = Phase d’action
frame-action-turn = Tour d’action, { $seat }
frame-activation = Activation, { $unit }
frame-op-fire-mode = Mode tir d’opportunité
frame-fatigue = Épuiser
frame-command-phase = Phase de commandement
frame-status-phase = Phase d’état
frame-control = Contrôle
frame-income = Revenus
frame-spending = Dépenses
frame-initiative = Initiative
frame-remove-markers = Marqueurs
frame-place-op-fire = Mode tir d’opportunité
frame-advance = Avancée, { $unit }
frame-opportunity-fire = Tir d’opportunité sur { $target }
frame-concentrated-fire = Tir concentré, { $unit }
frame-declare-fire = Attaque déclarée
frame-attack = Attaque
frame-casualties = Pertes, { $unit }

## Questions
prompt-action = { $left ->
    [one] Votre dernière action de ce tour
   *[other] Votre action (encore { $left } ce tour)
}
prompt-activation = Que fait { $unit } ?
prompt-advance-step = Où va { $unit } ? Mouvement restant : { $points }
prompt-op-fire = Tir d’opportunité ?
prompt-fire-target = Sur qui tire { $unit } ?
prompt-fire-declare = { $unit } tire sur { $target } : quelle attaque ?
prompt-casualties = { $unit } perd { $hits ->
    [one] une figurine
   *[other] { $hits } figurines
} : laquelle ?
prompt-command-reserve = { $points ->
    [one] Votre point de commandement va-t-il à l’initiative ?
   *[other] Combien de vos { $points } points de commandement vont à l’initiative ?
}
prompt-status-op-fire = Quelle unité passe en mode tir d’opportunité ?

## Choix
option-activate = Activer { $unit }
    .kind = Activer une unité
option-advance-with = Avancer avec { $unit }
    .kind = Avancée
option-concentrate-fire-with = Tir concentré avec { $unit }
    .kind = Tir concentré
option-set-op-fire = Mettre { $unit } en mode tir d’opportunité
    .kind = Mode tir d’opportunité
option-fatigue-unit = Épuiser { $unit } sans rien faire
    .kind = Épuiser
option-end-action-phase = Terminer votre phase d’action
option-enter = Entrer en { $hex }
    .kind = Entrer dans un hexagone
option-stop = S’arrêter ici
option-shoot = Tirer sur { $target } avec : { $figures }
    .kind = Cible
option-support = { $unit } soutient avec : { $figures }
    .kind = Tir combiné
option-open-fire = { $kind ->
    [suppressive] Lancer une attaque de harcèlement
   *[normal] Lancer une attaque normale
}
    .kind = Ouvrir le feu
option-lead-op-fire = { $unit } tire avec : { $figures }
    .kind = Mener le tir d’opportunité
option-lose-figure = Retirer : { $figure }
option-put-in-reserve = { $points ->
    [0] Aucun point de commandement
    [1] 1 point de commandement
   *[other] { $points } points de commandement
}

## Événements
event-round-began = La manche { $round } commence.
event-action-phase-ended = { $seat } : phase d’action terminée.
event-moved = { $unit } entre en { $hex }.
event-fell-back = { $unit } ne peut pas rester là et se replie en { $hex }.
event-took-op-fire = { $unit } passe en mode tir d’opportunité.
event-fatigued = { $unit } : unité épuisée.
event-fired = { $unit } tire sur { $target } : attaque { $kind ->
    [suppressive] de harcèlement
   *[normal] normale
} à portée { $band ->
    [close] courte
    [long] longue
   *[normal] normale
}, { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} contre { $defence }, touche sur { $need }+.
event-supported = { $unit } soutient l’attaque sur { $target }.
event-no-effect = Aucun effet sur { $unit }.
event-figure-lost = { $unit } perd une figurine ({ $figure }).
event-squad-lost = { $unit } est anéanti.
event-pinned = { $unit } est cloué au sol.
event-disrupted = { $unit } est perturbé.
event-routed = { $unit } est en déroute et retiré du jeu.
event-damaged = { $unit } subit des dégâts { $damage ->
    [heavy] sévères
   *[light] légers
}.
event-vehicle-destroyed = { $unit } est détruit.
event-recovered = { $unit } { $condition ->
    [pinned] passe de perturbé à cloué
   *[good] est de nouveau en bon ordre
}.
event-control-taken = Les { $side } prennent le contrôle de l’hexagone { $hex }.
event-command-received = { $side } : +{ $points } { $points ->
    [one] point de commandement
   *[other] points de commandement
}.
event-victory-scored = { $side } : +{ $points } { $points ->
    [one] point de victoire
   *[other] points de victoire
}, { $total } en tout.
event-reserve-raised = { $side } : { $points ->
    [one] { $points } point de commandement mis
   *[other] { $points } points de commandement mis
} sur la carte Initiative.
event-initiative-taken = Les { $side } ont l’initiative.

## Termes d’un total
modifier-toi-attack-squad-sum = puissance de feu
modifier-toi-combined-fp = soutien à demi-puissance
modifier-toi-vehicle-damage-heavy-effects = dégâts sévères : demi-puissance
modifier-toi-officer-rally = rallié bien que cloué : demi-puissance
modifier-toi-terrain-clear = rase campagne
modifier-toi-terrain-rough = rochers
modifier-toi-terrain-woods = bosquets
modifier-toi-terrain-stream = ruisseau
modifier-toi-terrain-pond = étang
modifier-toi-terrain-bridge = pont
modifier-toi-terrain-building = bâtiment
modifier-toi-unit-elite-tough = figurines d’élite, contre le harcèlement
modifier-toi-officer-determination = officier, contre le harcèlement
modifier-toi-cover-armour-adds = blindage
modifier-toi-vehicle-damage-light-effects = blindage endommagé

## Pourquoi pas
refusal-toi-stacking-limit = { $place } est plein (au plus trois unités, dont deux véhicules), et { $unit } ne pourrait pas aller plus loin.
refusal-toi-stacking-limit-stop = { $unit } ne peut pas s’arrêter en { $place } : l’hexagone est plein (au plus trois unités, dont deux véhicules).
refusal-toi-stacking-limit-attack = { $unit } ne peut pas attaquer depuis { $place } : l’hexagone est plein (au plus trois unités, dont deux véhicules), et l’on ne s’y arrête pas.
refusal-toi-squad-damage-disrupted-effects = { $unit } est perturbé et ne peut pas tirer.
refusal-toi-squad-damage-pinned-effects = { $unit } est cloué, et aucun officier n’est là pour le rallier.
refusal-toi-calc-halve-once = La puissance de feu de l’unité { $unit } serait divisée deux fois : pas d’attaque.
refusal-toi-combat-validity = { $unit } n’a aucune cible à portée et en vue.
refusal-toi-combat-validity-enemy = { $unit } n’est pas un ennemi sur le plateau.
refusal-toi-los-needed = { $unit } ne voit pas { $target }.
refusal-toi-combat-target-type = { $unit } n’a aucune arme contre { $target }.
refusal-toi-range-out = { $target } est hors de portée de ces figurines de l’unité { $unit }.
refusal-toi-vehicle-damage-suppressive-immune = { $unit } est un véhicule : le harcèlement ne lui fait rien.
refusal-toi-combined-eligibility = { $unit } ne peut pas soutenir : une unité fraîche soutient un tir concentré, une unité en mode tir d’opportunité un tir d’opportunité.
refusal-toi-opfire-when = { $unit } n’est pas en mode tir d’opportunité.
refusal-toi-opfire-when-other-side = { $unit } n’est pas à vous.
refusal-toi-opfire-when-other-division = { $unit } est de votre autre division ; ce n’est pas à elle que l’on demande maintenant.
refusal-toi-opfire-one-per-activation = { $unit } a déjà tiré sur { $target } durant cette activation.
refusal-toi-move-immobile = { $unit } ne peut pas bouger : cloué, perturbé ou sévèrement endommagé.
refusal-toi-move-hex-by-hex = { $place } n’est pas à côté de l’unité { $unit } : on va d’un hexagone à un hexagone adjacent.
refusal-toi-terrain-cliff = Une falaise sépare { $unit } de l’hexagone { $place }.
refusal-toi-terrain-stream-impassable = L’eau est trop profonde en { $place } pour { $unit }.
refusal-toi-terrain-pond-impassable = { $place } est un étang.
refusal-toi-terrain-building-impassable = { $unit } est un véhicule et n’entre pas dans le bâtiment de l’hexagone { $place }.
refusal-toi-move-actions = Pas assez de points de mouvement : { $place } en coûte { $cost }, et il en reste { $points } à { $unit }.
refusal-toi-move-no-enemy-hex = { $place } est tenu par l’ennemi.
refusal-toi-terms-active = { $unit } est l’unité active.
refusal-toi-action-fresh-only = { $unit } n’est pas une unité fraîche : déjà activée cette manche, ou hors jeu.
refusal-toi-action-fresh-only-other-side = { $unit } n’est pas à vous.
refusal-toi-action-fresh-only-other-division = { $unit } est de votre autre division ; ce n’est pas elle qui agit maintenant.
refusal-toi-squad-damage-no-op-fire = { $unit } est cloué ou perturbé et ne peut pas passer en mode tir d’opportunité.

## À côté du plateau
status-round = Manche { $round } sur { $rounds } · initiative : { $side }
status-side = { $side } : { $victory } PV · { $command } PC · { $reserve } sur la carte Initiative
details-unit = { $unit } en { $place } · { $status ->
    [fatigued] unité épuisée
    [op-fire] en mode tir d’opportunité
   *[fresh] unité fraîche
}{ $condition ->
    [pinned] , squad cloué
    [disrupted] , squad perturbé
   *[good] {""}
}{ $damage ->
    [light] , légèrement endommagée
    [heavy] , sévèrement endommagée
   *[intact] {""}
}
details-figure = { $count } × { $figure } : mouvement { $movement }, portée/puissance { $infantry } contre l’infanterie, { $vehicle } contre les véhicules{ $armour ->
    [0] {""}
   *[other] , blindage { $armour }
}
details-lost = { $unit } est hors jeu.
