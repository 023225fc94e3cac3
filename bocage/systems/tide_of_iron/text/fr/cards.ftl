### Cartes Stratégie et cartes Opérations

## Pioches
name-american-artillery = Pioche américaine : artillerie
name-german-artillery = Pioche allemande : artillerie
name-american-air-support = Pioche américaine : appui aérien
name-german-air-support = Pioche allemande : appui aérien
name-american-armour-support = Pioche américaine : appui blindé
name-german-armour-support = Pioche allemande : appui blindé
name-american-command = Pioche américaine : commandement
name-german-command = Pioche allemande : commandement
name-american-morale = Pioche américaine : moral
name-german-morale = Pioche allemande : moral
name-american-reinforcements = Pioche américaine : renforts
name-german-reinforcements = Pioche allemande : renforts
name-american-engineering = Pioche américaine : génie
name-german-engineering = Pioche allemande : génie
name-american-intelligence = Pioche américaine : renseignement
name-german-intelligence = Pioche allemande : renseignement

## Cartes Stratégie
name-sustained-blanket = Tapis soutenu
    .text = Établir le contact 4 ; hexagone cible ; déviation ; attaque de zone de harcèlement (4) ; large zone d’impact de harcèlement (3).
name-sustained-blanket-2 = Tapis soutenu (2)
name-battery-fire = Tir de batterie
    .text = Établir le contact 4 ; hexagone cible ; déviation ; attaque de zone (5).
name-battery-fire-2 = Tir de batterie (2)
name-ranging-salvo = Salve de réglage
    .text = Établir le contact 3 ; hexagone cible ; déviation ; attaque de zone (3).
name-massed-barrage = Barrage massif
    .text = Établir le contact 5 ; hexagone cible ; déviation ; attaque de zone (7) ; large zone d’impact (4).
name-harassing-shells = Obus de harcèlement
    .text = Établir le contact 3 ; hexagone cible ; déviation ; attaque de zone de harcèlement (3).
name-screening-smoke = Rideau de fumée
    .text = Établir le contact 3 ; hexagone cible ; déviation ; fumigènes dans l’hexagone final et dans 2 hexagones voisins au plus.
name-close-support-fire = Appui rapproché
    .text = Établir le contact 4 ; hexagone cible à 2 hexagones au plus d’une de vos unités non épuisées ; attaque de zone (4), sans déviation.
name-registered-targets = Objectifs repérés
    .text = Reste en jeu. Une fois, ajoutez 2 à votre dé noir de déviation.
name-forward-observer = Observateur avancé
    .text = Reste en jeu. Choisissez un de vos squads sans spécialisation : tant qu’il n’est pas épuisé, les hexagones qu’il voit ont un seuil de déviation de 3.
name-counter-battery = Contrebatterie
    .text = Retirez une carte d’artillerie ennemie en attente de contact, ou son prochain jet de contact d’artillerie subit -1.
name-strafing-run = Mitraillage au sol
    .text = Établir le contact 4 ; attaque de zone (3) sur chacun de 3 hexagones en ligne droite.
name-strafing-run-2 = Mitraillage au sol (2)
name-dive-bombers = Bombardiers en piqué
    .text = Établir le contact 4 ; hexagone cible ; déviation ; attaque de zone (6).
name-rocket-attack = Attaque à la roquette
    .text = Établir le contact 4 ; hexagone cible ; déviation ; attaque de zone (5) ; les véhicules se défendent avec 1 de blindage en moins.
name-heavy-bombers = Bombardiers lourds
    .text = Établir le contact 5 ; hexagone cible ; déviation ; attaque de zone (6) ; large zone d’impact (4).
name-low-pass = Passage à basse altitude
    .text = Établir le contact 3 ; hexagone cible ; déviation ; attaque de zone de harcèlement (3) ; large zone d’impact de harcèlement (2).
name-observation-flight = Vol d’observation
    .text = Choisissez un hexagone : les ennemis dissimulés qui s’y trouvent ou à 2 hexagones au plus sont révélés. Puis piochez une carte.
name-fighter-cover = Couverture de chasse
    .text = Reste en jeu. Annule la prochaine carte d’appui aérien ennemie.
name-air-drop = Parachutage de vivres
    .text = Établir le contact 3 ; hexagone cible ; déviation ; 4 points de commandement si une de vos unités est dans l’hexagone final.
name-parachute-stick = Groupe de parachutistes
    .text = Établir le contact 3 ; hexagone cible ; déviation ; un squad de 4 élites y atterrit, épuisé ; parmi l’ennemi, en terrain infranchissable ou dans un hexagone plein, il est perdu.
name-clear-weather = Ciel dégagé
    .text = Reste en jeu jusqu’à la fin de la manche suivante : vos seuils de contact d’appui aérien baissent de 1.
name-field-repair = Réparation de fortune
    .text = Un de vos véhicules endommagés, non adjacent à un ennemi, perd un niveau de dégâts.
name-field-repair-2 = Réparation de fortune (2)
name-high-explosive-load = Obus explosifs
    .text = Tir concentré d’un char frais sur un squad, avec +2 en puissance de feu.
name-hull-down = Défilement de caisse
    .text = Reste en jeu. Un de vos chars, hors de l’eau et des ponts, a +2 de couvert jusqu’à ce qu’il bouge.
name-full-throttle = Pleins gaz
    .text = Avancée d’un véhicule frais, avec 3 points de mouvement de plus.
name-tank-riders = Infanterie portée
    .text = Avancée d’un char frais ; un squad frais de son hexagone l’accompagne.
name-armoured-breakthrough = Percée blindée
    .text = Reste en jeu jusqu’à la fin de la manche suivante : les débordements ne coûtent aucun point de mouvement de plus à vos chars.
name-fire-and-withdraw = Tir et repli
    .text = Tir concentré d’un char frais, sans soutien ; puis il peut dépenser jusqu’à 2 points de mouvement.
name-armoured-wedge = Coin blindé
    .text = Activez jusqu’à 2 chars frais en avancée ou en tir et mouvement.
name-armoured-reserve = Réserve blindée
    .text = Placez un char moyen dans votre zone de renforts.
name-recovery-crew = Équipe de dépannage
    .text = Reste en jeu. Une fois, un half-track ou un char qui serait détruit est sévèrement endommagé à la place, s’il ne l’était pas déjà.
name-staff-work = Travail d’état-major
    .text = Placez 3 points de la réserve commune sur votre carte Initiative.
name-staff-work-2 = Travail d’état-major (2)
name-jammed-frequencies = Fréquences brouillées
    .text = Retirez jusqu’à 2 points de la carte Initiative ennemie.
name-additional-orders = Ordres supplémentaires
    .text = Effectuez 2 actions de plus ce tour.
name-general-advance = En avant tous
    .text = Avancée de 3 squads frais au plus, du même hexagone ou d’hexagones voisins.
name-change-of-plan = Changement de plan
    .text = Jusqu’à 2 de vos unités en tir d’opportunité redeviennent fraîches.
name-forced-march = Marche forcée
    .text = Avancée d’un squad frais, avec 2 points de mouvement de plus.
name-second-effort = Second effort
    .text = Une de vos unités épuisées en bon ordre, non adjacente à un ennemi, redevient fraîche.
name-redeployment = Redéploiement
    .text = Déplacez une de vos unités de 2 hexagones au plus, jamais à côté d’un ennemi ; personne ne lui tire dessus.
name-seize-the-moment = Saisir l’instant
    .text = Vous l’emportez en cas d’égalité pour l’initiative cette manche.
name-field-headquarters = Poste de commandement
    .text = Reste en jeu. Un point de commandement de plus à chaque phase de commandement suivante tant que vous contrôlez un objectif de commandement de votre couleur.
name-go-to-ground = À couvert
    .text = Dissimulez jusqu’à 2 de vos squads d’un même hexagone, aucun n’étant adjacent à un ennemi.
name-go-to-ground-2 = À couvert (2)
name-steadying-word = Mot d’encouragement
    .text = Jusqu’à 2 de vos squads cloués reviennent en bon ordre, ou un squad perturbé devient cloué.
name-hold-the-line = Tenir la ligne
    .text = Reste en jeu jusqu’à la fin de la manche suivante : vos squads dans un hexagone choisi ont +1 de couvert, assauts compris.
name-grim-resolve = Sombre détermination
    .text = Tir concentré à demi-puissance d’un squad frais cloué, sans officier.
name-breaking-nerve = Nerfs à vif
    .text = Un squad ennemi cloué, vu par une de vos unités non épuisées, devient perturbé.
name-bayonets = Baïonnette au canon
    .text = Assaut d’un squad frais, avec +2 en puissance de feu.
name-iron-discipline = Discipline de fer
    .text = Reste en jeu. Une fois, un squad en bon ordre qu’un harcèlement clouerait ne l’est pas.
name-veterans = Vétérans
    .text = Remplacez jusqu’à 2 réguliers d’un squad par des élites.
name-field-promotion = Promotion au feu
    .text = Remplacez un régulier d’un squad par un officier.
name-stragglers = Traînards
    .text = Ajoutez jusqu’à 2 réguliers à des squads diminués non adjacents à un ennemi.
name-rifle-squad = Squad de fusiliers
    .text = Placez un squad de 4 réguliers dans votre zone de renforts.
name-rifle-squad-2 = Squad de fusiliers (2)
name-rifle-squad-3 = Squad de fusiliers (3)
name-veteran-squad = Squad de vétérans
    .text = Placez un squad de 4 élites dans votre zone de renforts.
name-machine-gun-team = Équipe de mitrailleuse
    .text = Placez un squad d’une mitrailleuse et de 2 réguliers dans votre zone de renforts.
name-mortar-section = Section de mortier
    .text = Placez un squad d’un mortier et de 2 réguliers dans votre zone de renforts.
name-company-commander = Commandant de compagnie
    .text = Placez un squad d’un officier et de 3 réguliers dans votre zone de renforts.
name-motor-column = Colonne motorisée
    .text = Placez un camion avec à bord un squad de 4 réguliers dans votre zone de renforts.
name-armoured-infantry = Infanterie blindée
    .text = Placez un half-track avec à bord un squad de 4 réguliers dans votre zone de renforts.
name-tank-section = Section de chars
    .text = Placez 2 chars moyens dans votre zone de renforts.
name-attached-specialists = Spécialistes détachés
    .text = Donnez un jeton de spécialisation de la boîte à un squad qui peut en avoir un.
name-replacements = Remplaçants
    .text = Ajoutez 1 régulier à chacun de 2 squads diminués au plus, dans votre zone de renforts ou à côté.
name-dig-in = S’enterrer
    .text = Placez jusqu’à 2 retranchements dans des hexagones de vos squads ; un squad peut y entrer.
name-dig-in-2 = S’enterrer (2)
name-wire-party = Poseurs de barbelés
    .text = Placez jusqu’à 2 barbelés dans des hexagones vides à 2 hexagones au plus de vos squads, non adjacents à l’ennemi.
name-minelayers = Poseurs de mines
    .text = Placez un champ de mines dans un hexagone vide adjacent à un de vos squads et non adjacent à l’ennemi.
name-anti-tank-barrier = Barrage antichar
    .text = Placez jusqu’à 2 obstacles antichars dans des hexagones vides à 2 hexagones au plus de vos squads, non adjacents à l’ennemi.
name-clear-the-lane = Ouvrir la voie
    .text = Épuisez un squad frais en bon ordre pour retirer un obstacle de son hexagone ou d’un hexagone voisin.
name-smoke-grenades = Grenades fumigènes
    .text = Fumigènes dans un hexagone occupé par un de vos squads en bon ordre, ou voisin de lui.
name-ammunition-up = Munitions en avant
    .text = Une de vos unités épuisées en bon ordre passe en tir d’opportunité.
name-concrete-works = Travaux de bétonnage
    .text = Un retranchement où se trouve un de vos squads, sans ennemi adjacent, devient un bunker.
name-assault-boats = Canots d’assaut
    .text = Avancée d’un squad frais : tout cours d’eau lui coûte 2 points de mouvement.
name-supply-dump = Dépôt de ravitaillement
    .text = Gagnez 2 points de commandement.
name-captured-papers = Papiers saisis
    .text = Regardez les 3 premières cartes d’une de vos pioches, prenez-en une et remettez les autres dans l’ordre voulu.
name-captured-papers-2 = Papiers saisis (2)
name-infiltration = Infiltration
    .text = Avancée d’un squad frais sans arme lourde : pas de tir d’opportunité à longue portée, et à portée normale seul le 6 touche.
name-ambush = Embuscade
    .text = Tir concentré d’un squad frais dissimulé, avec +2 en puissance de feu ; il est révélé.
name-marksmen = Tireurs d’élite
    .text = 2 dés sur un squad ennemi à 6 hexagones au plus et vu par un de vos squads non épuisés ; chaque 6 retire une figurine de votre choix.
name-cut-lines = Lignes coupées
    .text = Reste en jeu. La prochaine carte ennemie coûte 1 point de commandement de plus.
name-feint = Feinte
    .text = Une unité ennemie en tir d’opportunité, non adjacente à vos unités, est épuisée.
name-scouts = Éclaireurs
    .text = Les ennemis dissimulés à 3 hexagones au plus et vus par vos squads sont révélés.
name-night-patrol = Patrouille de nuit
    .text = Retirez un obstacle à 2 hexagones au plus d’un de vos squads.
name-double-agent = Agent double
    .text = Placez une carte visible du QG ennemi sous sa pioche.
name-false-reports = Faux rapports
    .text = L’ennemi ne pioche pas à la prochaine phase d’état.

## Cartes Opérations
name-camouflage = Camouflage
    .text = Vos squads dissimulés ne sont révélés par leur tir que si l’attaque inflige au moins 2 touches.
name-double-time = Pas de course
    .text = Vos squads ont 2 points de mouvement de plus en avancée.
name-smoke-satchels = Musettes fumigènes
    .text = Par une action, vos ingénieurs posent des fumigènes dans leur hexagone ou dans un hexagone voisin.
name-mine-clearing = Déminage
    .text = Vos ingénieurs ne subissent rien dans les champs de mines et en retirent un par une action.
name-ground-fog = Brouillard
    .text = Personne ne voit ni n’attaque au-delà de 6 hexagones ; les seuils de déviation augmentent de 1.
name-heavy-rain = Pluie battante
    .text = Hors route, les véhicules paient 1 point de mouvement de plus par hexagone ; les seuils de contact d’appui aérien augmentent de 1.
name-deep-snow = Neige profonde
    .text = Hors route, les squads paient 1 point de mouvement de plus en rase campagne et dans les rochers, et ne font pas de tir et mouvement.
name-night = Nuit
    .text = Aucune attaque au-delà de 3 hexagones, sauf sur les unités qui ont tiré cette manche ; les seuils de contact d’artillerie et d’aviation augmentent de 1.
name-shaken-troops = Troupes ébranlées
    .text = Les harcèlements qui touchent vos squads comptent 1 touche de plus.
name-fanatical-defence = Défense fanatique
    .text = Vos squads cloués défendent à pleine puissance lors des assauts, et les squads fortifiés ont +1 de couvert contre le harcèlement.
name-ace-crew = Équipage d’as
    .text = Un char choisi à la mise en place a +2 en puissance de feu contre les véhicules et relance un dé manqué.
name-hand-held-rockets = Lance-roquettes
    .text = Vos squads sans spécialisation ont +1 en puissance de feu contre les véhicules à courte portée.
name-tall-hedgerows = Haies épaisses
    .text = Les bosquets coûtent 4 points de mouvement aux véhicules et donnent 3 de couvert ; les chars qui y entrent hors route s’arrêtent.
name-radio-net = Réseau radio
    .text = Vos seuils de contact baissent de 1, sans descendre sous 2.
name-scarce-ammunition = Munitions comptées
    .text = Vos cartes d’artillerie et d’appui blindé coûtent 1 de plus ; vos mortiers ne font que des attaques normales.
name-prepared-positions = Positions préparées
    .text = À la mise en place, vous posez 3 retranchements et 2 barbelés de plus.
name-motor-pool = Parc automobile
    .text = Monter dans vos transports ou en descendre coûte 1 point de mouvement.
name-veteran-sergeants = Vieux sergents
    .text = À chaque manche, un de vos squads perturbés sans officier se remet comme s’il en avait un.

## Le fil
frame-starting-draw = Cartes de départ
frame-draw-cards = Cartes Stratégie
frame-draw-one = Pioche
frame-choose-ace = Équipage d’as
frame-played-card = { $card }
frame-establish-contact = Contact pour { $card }
frame-choose-target = Hexagone cible
frame-determine-drift = Déviation
frame-withdrawal = Repli, { $unit }
frame-fire-at-squads = Tir concentré, { $unit }
frame-riders-advance = Avancée, { $unit } avec { $rider }
frame-sergeants = Sergents
frame-lay-smoke-screen = Fumigènes, { $unit }
frame-clear-mines = Déminage, { $unit }
name-contact = Contact
name-drift = Déviation

## Questions
prompt-draw = De quelle pioche tirez-vous ?
prompt-ace = Quel char a l’équipage d’as ?
prompt-agree-card = Proposition ({ $seat }) : jouer { $card }.
prompt-agree-reserve = { $points ->
    [one] Proposition ({ $seat }) : mettre { $points } point de commandement sur la carte Initiative.
   *[other] Proposition ({ $seat }) : mettre { $points } points de commandement sur la carte Initiative.
}
prompt-drift-correct = Le tir dévierait. Le corriger ?
prompt-card-target = { $card } : quel hexagone cible ?
prompt-card-strafe = Dans quel sens au-dessus de l’hexagone { $place } ?
prompt-card-units = { $card } : quelle unité ?{ $left ->
    [one] { "" }
   *[other] { " " }(jusqu’à { $left })
}
prompt-card-hexes = { $card } : quel hexagone ?{ $left ->
    [one] { "" }
   *[other] { " " }(jusqu’à { $left })
}
prompt-card-inside = { $card } : quel squad entre dans le retranchement ?
prompt-card-marker = { $card } : quel obstacle ?
prompt-card-token = { $card } : quel squad, quelle spécialisation ?
prompt-card-pick-off = { $unit } perd { $hits ->
    [one] une figurine
   *[other] { $hits } figurines
} : à vous de choisir
prompt-card-ride = { $card } : quel squad monte sur quel char ?
prompt-card-deck = { $card } : quelle pioche ?
prompt-card-take = { $card } : quelle carte va dans votre QG ?
prompt-card-arrange = { $card } : quelle carte reste au-dessus ?
prompt-card-card = { $card } : quelle carte ?
prompt-card-counter = { $card } : frapper une batterie ou attendre ?
prompt-sergeants = Quel squad perturbé les sergents rallient-ils ?
prompt-smoke-where = Où { $unit } pose-t-il des fumigènes ?
prompt-mines-where = Quel champ de mines { $unit } nettoie-t-il ?

## Choix
option-play-card = Jouer { $card } pour { $cost ->
    [one] { $cost } point de commandement
   *[other] { $cost } points de commandement
}
    .kind = Cartes Stratégie
option-retry-contact = Retenter le contact pour { $card }
    .kind = Contact
option-draw-from = { $deck }
    .kind = Pioches
option-use-card = Utiliser { $card }
option-target-hex = { $hex }
    .kind = Hexagone cible
option-strafe-along = { $axis ->
    [0] Nord et sud
    [1] Nord-est et sud-ouest
   *[other] Sud-est et nord-ouest
}
option-on-unit = { $unit }
    .kind = Unités
option-on-hex = { $hex }
    .kind = Hexagones
option-on-card = { $card }
    .kind = Cartes
option-on-marker = { $kind } en { $hex }
    .kind = Obstacles
option-enough = C’est assez
option-give-token = { $unit } : { $token }
    .kind = Spécialisations
option-pick-off = Retirer : { $figure }
option-ride-on = { $unit } monte sur { $tank }
    .kind = Infanterie portée
option-take-card = Prendre { $card }
option-put-on-top = { $card } au-dessus
option-jam-contact = Gêner le prochain appel d’artillerie ennemi
option-name-ace = { $unit }
option-rally-by-sergeants = { $unit }
option-lay-smoke-with = { $unit } pose des fumigènes
    .kind = Fumigènes
option-lay-smoke-in = { $hex }
    .kind = Fumigènes
option-clear-mines-with = { $unit } démine
    .kind = Déminage
option-clear-mines-in = { $hex }
    .kind = Champs de mines

## Événements
event-card-drawn = Les { $side } piochent { $card }.
event-draw-skipped = { $side } : pas de carte cette manche.
event-card-ended = { $card } n’est plus en jeu.
event-card-used = { $card } prend effet et quitte le jeu.
event-card-played = { $seat } : carte jouée, { $card }, pour { $cost ->
    [one] { $cost } point de commandement
   *[other] { $cost } points de commandement
}.
event-card-cancelled = { $card } est annulée par { $by }.
event-card-lost = { $card } est perdue avant d’avoir eu le contact.
event-card-buried = { $card } passe sous sa pioche.
event-contact-made = Contact : { $card } se poursuit.
event-contact-failed = Pas de contact : { $card } attend dans la zone de jeu.
event-targeted = { $card } : cible { $hex }.
event-on-target = { $card } tombe sur la cible : { $hex } (seuil de déviation { $need }).
event-drifted = { $card } dévie de { $distance ->
    [one] { $distance } hexagone
   *[other] { $distance } hexagones
} vers { $hex } (seuil de déviation { $need }).
event-off-the-map = { $card } dévie hors de la carte et se perd.
event-repaired = { $unit } est réparé : { $damage ->
    [light] il ne reste que des dégâts légers
   *[intact] il ne reste aucun dégât
}.
event-refreshed = { $unit } est de nouveau frais.
event-figures-replaced = { $unit } : { $count } × { $figure } à la place { $count ->
    [1] d’un régulier
   *[other] de réguliers
}.
event-figure-joined = { $unit } reçoit une figurine ({ $figure }).
event-landed = { $unit } atterrit en { $hex }.
event-lost-in-the-air = Les parachutistes au-dessus de l’hexagone { $hex } sont perdus.
event-obstacle-cleared = Obstacle retiré en { $hex } : { $kind }.
event-pillbox-built = Un bunker est construit en { $hex }.
event-stayed-behind = { $unit } reste en arrière.
event-reserve-drained = { $side } : { $points ->
    [one] { $points } point de commandement perdu
   *[other] { $points } points de commandement perdus
} sur la carte Initiative.
event-looked-at = Les { $side } consultent le dessus d’une pioche ({ $deck }).
event-hex-held = { $side } : { $hex } est à tenir.
event-mines-cleared = { $unit } nettoie les mines en { $hex }.
event-ace-named = { $unit } a l’équipage d’as.

## Refus et termes
refusal-toi-card-face-up = { $card } n’est pas visible dans votre QG.
refusal-toi-card-action-phase = { $card } se joue pendant la phase d’action.
refusal-toi-card-command-phase = { $card } se joue pendant la phase de commandement.
refusal-toi-card-pay-first = { $cost ->
    [one] { $card } coûte { $cost } point de commandement ; vous en avez { $points }.
   *[other] { $card } coûte { $cost } points de commandement ; vous en avez { $points }.
}
refusal-toi-card-pay-first-price = { $cost ->
    [one] { $card } coûte { $cost } point de commandement, ni plus ni moins.
   *[other] { $card } coûte { $cost } points de commandement, ni plus ni moins.
}
refusal-toi-card-play-area-use = { $card } n’aide pas ici.
refusal-toi-card-beats-rules-squad = Avec cette carte, { $unit } ne tire que sur des squads.
refusal-toi-card-no-reshuffle = Cette pioche est vide et n’est pas remélangée.
refusal-toi-action-strategy-card-nothing = { $card } n’aurait aucun effet maintenant.
refusal-toi-action-strategy-card-unit = { $card } ne s’applique pas à { $unit }.
refusal-toi-multi-card-owner = { $unit } n’est pas à vous : la carte { $card } ne sert que les unités du joueur qui la joue.
refusal-toi-action-strategy-card-hex = { $card } ne s’applique pas à { $place }.
refusal-toi-action-strategy-card-card = { $card } ne s’applique pas à { $other_card }.
refusal-toi-action-strategy-card-enough = { $card } a été jouée pour quelque chose : utilisez-la au moins une fois.
refusal-toi-contact-fail = Le contact pour { $card } a déjà été tenté cette manche.
refusal-toi-contact-fail-waiting = { $card } n’attend pas votre appel.
refusal-toi-target-place = { $card } ne peut pas viser { $place }.
refusal-toi-target-place-nowhere = { $card } n’a rien à viser pour l’instant.
refusal-toi-status-draw = Il faut piocher une carte.
refusal-toi-status-draw-other-side = On tire de ses propres pioches.
refusal-toi-errata-go-to-ground = { $unit } ne peut pas se mettre à couvert : seulement vos squads d’un même hexagone, pas encore dissimulés, aucun n’étant adjacent à un ennemi.
refusal-toi-supply-limited-concealed = Il ne reste aucun marqueur de dissimulation pour { $unit }.
refusal-toi-supply-limited-tokens = La boîte ne contient plus de marqueur { $token }.
refusal-toi-terms-full-reduced = { $unit } est complet : son socle n’a plus d’emplacement libre.
refusal-toi-command-spend-initiative = { $points ->
    [one] Vous pouvez y mettre de 0 à { $points } point de commandement, en dernier.
   *[other] Vous pouvez y mettre de 0 à { $points } points de commandement, en dernier.
}
refusal-toi-command-spend-order = Vous terminez par les points que vous mettez sur la carte Initiative.
refusal-toi-setup-operations = { $unit } n’est pas un de vos chars.
refusal-toi-ops-what-night = De nuit, { $target } est trop loin pour { $unit }.
refusal-toi-ops-what-snow = Dans la neige profonde, { $unit } ne peut pas faire de tir et mouvement hors route.
refusal-toi-ops-what-engineer = { $unit } n’est pas un squad d’ingénieurs en bon ordre, ou n’a rien à faire ici.
refusal-toi-ops-what-sergeants = Les sergents ne peuvent pas rallier { $unit }.
refusal-toi-ops-what-ammunition = Les munitions sont comptées : { $unit } ne fait que des attaques normales au mortier.
refusal-toi-ops-terrain = Les haies arrêtent { $unit }.
modifier-toi-card-beats-rules = Carte Stratégie
modifier-toi-card-play-area = Carte Stratégie en jeu
modifier-toi-ops-what = Carte Opérations
status-headquarters = { $side }, QG : { $cards }
status-play-area = { $side }, zone de jeu : { $cards }
