### Heroes of Normandie : la bataille, son état, sa fin

name-initiative = Initiative
name-suppressed = sous tension
name-activated = activée
name-ambushed = embusquée
name-order-hidden = ordre
name-order-blank = bluff
name-order-special = ordre spécial
name-objective = objectif
name-order-1 = ordre 1
name-order-2 = ordre 2
name-order-3 = ordre 3
name-order-4 = ordre 4
name-order-5 = ordre 5
name-order-6 = ordre 6
name-order-7 = ordre 7
name-order-8 = ordre 8
name-order-9 = ordre 9
name-order-10 = ordre 10
name-suppressed-2 = sous tension ×2
name-suppressed-3 = sous tension ×3
name-suppressed-4 = sous tension ×4
name-suppressed-5 = sous tension ×5
name-suppressed-6 = sous tension ×6
name-damaged-crew = équipage touché
name-damaged-tracks = chenilles touchées
name-damaged-hull = coque touchée
name-damaged-main-weapon = arme principale touchée
name-intact = intacte
name-diminished = diminuée
name-inactive = inactive
name-active = active
name-running = en état de marche
name-hidden = cachée

frame-battle = Bataille
frame-preparation = Mise en place
frame-turn = Tour { $number }
frame-deployment = Déploiement
frame-deploy-unit = Déploiement de l’unité { $unit }
frame-refill-hands = Mains

prompt-deploy = Où déployer { $unit } ({ $type }) ?
prompt-cards-discard = Quelles cartes défaussez-vous avant de piocher ?

option-deploy = { $face ->
    [back] En { $place }, sur son verso
   *[front] En { $place }
}
    .kind = Déployer
option-discard-card = Défausser { $card }
    .kind = Défausser
option-keep-hand = Ne plus rien défausser

event-rolled = { $need ->
    [0] { $what } : l’{ $by } obtient { $faces }.
   *[other] { $what } : l’{ $by } lance { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } à { $need } ou plus : { $hits ->
        [0] aucun succès
        [one] un succès
       *[other] { $hits } succès
    } ({ $faces }).
}
event-turn-began = Le tour { $turn } commence ; initiative : { $seat }.
event-initiative-rolled = La première initiative revient à l’{ $seat }.
event-initiative-passed = L’initiative passe à l’{ $seat }.
event-deployed = { $unit } est déployée en { $place }.
event-cards-drawn = L’{ $seat } pioche { $cards }.
event-drew-cards = L’{ $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-card-discarded = L’{ $seat } défausse { $card }.
event-deck-shuffled = La défausse de l’{ $seat } est mélangée.
event-control-taken = L’{ $seat } contrôle { $place }.
event-tile-broken = Le groupe { $tile } de l’{ $seat } est brisé.

refusal-hon-setup-deploy = { $unit } ne peut pas être déployée en { $place } : la case n’est pas dans sa zone.
refusal-hon-state-deploy-face = { $unit } n’a pas de second état dans lequel être déployée.
refusal-hon-reserve-step7 = { $card } n’est pas dans votre main.

status-turn = Tour { $turn } sur { $turns } ; initiative : { $seat }
status-side = { $seat } · ordres numérotés : { $orders }, appelés : { $called } · cartes : { $cards }
details-unit = { $unit }, { $type }, unité { $state }
details-hidden = { $unit } est embusquée : nul ne sait qui elle est
details-lost = { $unit }, { $type } : unité détruite
details-defence = Défense { $defence }
details-armour = Défense { $front } à l’avant, { $side } sur les côtés, { $rear } à l’arrière
details-movement = Mouvement { $movement }
details-weapon = { $weapon } : { $infantry } contre l’infanterie, { $light } contre les véhicules légers, { $heavy } contre les lourds
details-suppressed = { $markers ->
    [one] Un marqueur Suppressed
   *[other] { $markers } marqueurs Suppressed
}
