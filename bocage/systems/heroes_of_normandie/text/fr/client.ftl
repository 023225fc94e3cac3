# Ce que les clients disposent à côté du plateau : la feuille d’armée, les cartes en main, les cases éclairées.

muster-army = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
} · { $stars ->
    [one] { $stars } Étoile d’Ordre
   *[other] { $stars } Étoiles d’Ordre
}
muster-tile = { $stars ->
    [0] aucune Étoile d’Ordre
    [one] { $stars } Étoile d’Ordre
   *[other] { $stars } Étoiles d’Ordre
}{ $breaking ->
    [0] { "" }
   *[other] { " · " }Point de Rupture { $breaking } · { $victory } PV si rompue
}
muster-markers = { $marker } ×{ $count }

held-bonus = Ou son bonus : { $kind ->
    [fire] +{ $value } à une Action de Tir
    [assault] +{ $value } à un assaut
    [move] +{ $value } au mouvement
   *[any] +{ $value } à n’importe quel jet
}.

details-aboard = À bord : { $unit }.
details-crew = Équipage : { $unit }.

overlay-sight = Ligne de vue
    .about = Où l’unité voit de l’infanterie. Le nombre est ce que les obstacles ôtent au tir.
overlay-range = Portée contre l’infanterie
    .about = Où l’unité peut tirer sur de l’infanterie. Le nombre est ce que portée et obstacles ôtent au résultat.
overlay-vehicle-range = Portée contre les véhicules légers
    .about = Où l’unité peut tirer sur des véhicules légers. Le nombre est ce que portée et obstacles ôtent au résultat.
overlay-reach = Déplacement
    .about = Où un mouvement peut finir, et combien de cases il faut.
overlay-zone = Zone de Contrôle
    .about = L’infanterie ennemie ne passe pas d’une de ces cases à une autre.

order-forgo-opportunity-fire = Pas de tir d’opportunité
    .about = Ne jamais tirer sur les unités qui se déplacent.
order-keep-cards = Garder les cartes
    .about = Ne jouer aucune carte comme événement : on ne vous le demande plus. Les bonus de vos actions restent proposés.

setting-simultaneous-orders = Les deux camps posent leurs ordres en même temps
setting-vehicles-have-zones = Les Zones de Contrôle des véhicules gênent les mouvements forcés
setting-replace-unusable-cards = Les cartes inutiles dans le scénario sont remplacées quand on les pioche
