### Heroes of Normandie : cartes action

frame-event-window = Cartes
frame-phase-events = Cartes de la phase
frame-precedence = Qui passe d’abord
frame-roll-announcements = Avant les dés
frame-announcements = Avant les dés
frame-clash-announcements = Avant l’assaut
frame-shaken = { $unit } est ébranlée
frame-desertion = Désertion de l’unité { $unit }
frame-save-order = L’ordre de l’unité { $unit }
frame-mined = Mines
frame-incoming = Grenade !
frame-throwing = { $unit } la renvoie
frame-way-out = Une fenêtre pour { $unit }
frame-move-order-token = L’ordre de l’unité { $unit } change de main
frame-swap-tokens = Ordres échangés
frame-look-at-tokens = Indiscrétions
frame-return-to-battle = { $unit } revient
frame-rushing = { $unit } s’élance
frame-rout = { $unit } s’enfuit
frame-calling-down = Canons de l’arrière
frame-draw-hand = Pioche
frame-rerolls = Dés relancés

prompt-card-event = Jouez-vous une carte ?
prompt-card-initiative = Révélez-vous d’abord votre numéro suivant ?
prompt-announce = Annoncez-vous quelque chose pour ce tir ?
prompt-announce-roll = Ajoutez-vous un bonus à ce jet ?
prompt-announce-assault = Annoncez-vous quelque chose pour cet assaut ?
prompt-card-shaken = Cette unité perd-elle son sang-froid ?
prompt-card-save-order = Sauvez-vous l’ordre de l’unité perdue ?
prompt-card-mine = Y a-t-il une mine ?
prompt-card-grenade = Renvoyez-vous la grenade ?
prompt-card-throw-to = Où { $unit } lance-t-elle la grenade ?
prompt-card-window = L’unité peut-elle passer par une fenêtre ?
prompt-card-move-order = Qui reçoit l’ordre de l’unité { $unit } ?
prompt-card-swap-orders = Quelles unités échangent leurs ordres ?
prompt-card-look = Quel ordre regardez-vous ?
prompt-card-return = Où { $unit } revient-elle ?
prompt-card-rush = Où { $unit } s’élance-t-elle ?
prompt-card-rout = Où { $unit } s’enfuit-elle ?
prompt-card-barrage = Où frappe { $card } ?
prompt-cards-improvise = Improvisez-vous : une carte de plus, puis une de moins ?
prompt-cards-shed = Quelle carte défaussez-vous ?
prompt-reroll = Ces dés sont-ils relancés ?

option-improvise = Piocher une carte de plus
option-draw-as-usual = Piocher comme d’habitude
option-play-card = Jouer { $card }
    .kind = Jouer une carte
option-play-on-unit = Jouer { $card } sur { $unit }
    .kind = Jouer une carte sur une unité
option-play-on-place = Jouer { $card } sur { $place }
    .kind = Jouer une carte sur une case
option-add-bonus = Ajouter le bonus de la carte { $card }
    .kind = Ajouter un bonus
option-play-in-action = Jouer { $card } pour cette action
    .kind = Jouer une carte pour cette action
option-boost-move = Ajouter le bonus de mouvement de la carte { $card }
    .kind = Ajouter un bonus de mouvement
option-move-token-to = À { $unit }
    .kind = Déplacer l’ordre
option-swap-with = { $unit } et { $other }
    .kind = Échanger les ordres
option-look-at = Regarder l’ordre de l’unité { $unit }
    .kind = Regarder un ordre
option-return-at = En { $place }
    .kind = Revenir
option-run-to = Vers { $place }
    .kind = Courir
option-stop-running = S’arrêter ici
option-call-down = Sur { $corner }
    .kind = Demander le tir
option-throw-to = Vers { $corner }
    .kind = Renvoyer

event-card-played = L’{ $seat } joue { $card }.
event-bonus-played = L’{ $seat } joue { $card } pour son bonus de +{ $value }.
event-tokens-granted = L’{ $seat } prend { $numbered ->
    [0] { $specials ->
        [one] { $specials } ordre spécial
       *[other] { $specials } ordres spéciaux
    }
    [one] { $numbered } ordre numéroté
   *[other] { $numbered } ordres numérotés
} de plus.
event-token-moved = L’ordre de l’unité { $unit } passe à { $to }.
event-tokens-swapped = { $unit } et { $other } échangent leurs ordres.
event-tokens-exchanged = L’{ $seat } échange les ordres de deux unités.
event-token-seen = { $order ->
    [11] Le pion de l’unité { $unit } est un bluff.
    [12] Le pion de l’unité { $unit } est un ordre spécial.
   *[other] Le pion de l’unité { $unit } est l’ordre { $order }.
}
event-token-looked-at = L’ennemi regarde le pion de l’unité { $unit }.
event-freed = { $unit } est autonome ce tour-ci.
event-rallied = { $unit } se rallie et { $left ->
    [0] n’a plus de marqueur Suppressed
    [one] garde un marqueur Suppressed
   *[other] garde { $left } marqueurs Suppressed
}.
event-healed = { $unit } est de nouveau intacte.
event-returned = { $unit } revient en { $place }.
event-tile-restored = Le groupe { $tile } de l’{ $seat } est reconstitué.
event-smoke-laid = De la fumée monte en { $place }.
event-deserted = { $unit } déserte.

refusal-hon-card-event = { $card } n’est pas pour ce moment.
refusal-hon-card-event-not-held = { $card } n’est pas dans votre main.
refusal-hon-card-event-phase = { $card } n’est pas pour cette phase.
refusal-hon-card-event-shot = { $card } n’est pas pour ce tir.
refusal-hon-card-event-action = Aucune carte de ce genre ne se joue dans cette action de l’unité { $unit }.
refusal-hon-card-event-target = { $card } ne se joue pas là-dessus.
refusal-hon-card-event-no-target = Il n’y a rien sur quoi jouer { $card }.
refusal-hon-card-event-no-token = { $unit } n’a pas de pion que vous ignoriez.
refusal-hon-card-event-enemy-near = Un ennemi est au contact de l’unité { $unit }.
refusal-hon-card-event-taken = { $place } n’est pas une case vide.
refusal-hon-card-event-range = { $place } est trop loin de votre infanterie.
refusal-hon-card-event-inside = { $corner } est à l’intérieur d’un bâtiment.
refusal-hon-card-event-unseen = Aucun officier ni observateur à pied ne voit { $corner }.
refusal-hon-card-bonus = Le bonus de la carte { $card } n’est pas pour cela.
refusal-hon-card-bonus-not-held = { $card } n’est pas dans votre main.
refusal-hon-card-bonus-no-mix = { $card } a un autre type de bonus que celui joué dans cette action.
refusal-hon-card-bonus-timing = Les bonus s’annoncent avant les dés ou le mouvement.
refusal-hon-card-feat = Lors d’une action d’éclat, { $unit } tire avant ou après son mouvement, pas en chemin.
refusal-hon-card-reactive = { $unit } n’a pas d’ordre que l’on puisse déplacer.
refusal-hon-card-reactive-nobody = Personne ne peut reprendre l’ordre de l’unité { $unit }.
refusal-hon-card-reactive-taker = { $unit } ne peut pas reprendre l’ordre.
refusal-hon-card-gogogo = { $unit } n’est pas une de vos unités d’infanterie en état de bouger.
refusal-hon-card-gogogo-blocked = { $unit } ne peut aller nulle part.
refusal-hon-card-flee-direction = { $unit } fuit par le plus court chemin vers son bord.
refusal-hon-card-hitlerjugend = { $unit } ne peut pas revenir.
refusal-hon-card-hitlerjugend-no-square = Il n’y a pas de case où { $unit } puisse revenir.
refusal-hon-card-hitlerjugend-taken = { $place } n’est pas libre pour { $unit }.
refusal-hon-card-hitlerjugend-enemy-near = { $place } est au contact d’un ennemi.
refusal-hon-card-fury = { $card } est déjà en vigueur.
refusal-hon-card-second-chance = Seuls vos propres dés ont une seconde chance.
refusal-hon-card-throwback = { $unit } ne peut pas renvoyer cela.
refusal-hon-card-throwback-reach = { $corner } est hors de portée de l’unité { $unit }.
refusal-hon-card-throwback-walls = { $unit } ne peut pas rejeter la grenade dehors : des murs l’entourent.
refusal-hon-card-surprise = { $card } n’ouvre aucune fenêtre.
refusal-hon-order-limits = Il n’y a plus de pions de ce genre.
refusal-hon-act-one-action = { $unit } a déjà fait cette action.
refusal-hon-move-x-value-bonus = { $unit } n’a pas de valeur de mouvement à augmenter.

modifier-hon-card-event = carte
modifier-hon-card-bonus-fire = carte : bonus de tir
modifier-hon-card-bonus-assault = carte : bonus d’assaut
modifier-hon-card-bonus-any = carte : bonus à tout jet
