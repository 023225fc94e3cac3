### Ce qui est montré autour d’une unité, cartes en main, ordres permanents et règles optionnelles

## Calques : les hexagones qui comptent pour une unité
overlay-sight = Ligne de vue
    .about = Les hexagones que l’unité voit.
overlay-range = Portée contre les squads
    .about = Ce que chaque dé d’attaque doit y montrer.
overlay-vehicle-range = Portée contre les véhicules
    .about = Ce que chaque dé d’attaque doit y montrer.
overlay-mortar-range = Portée du mortier
    .about = Ce que chaque dé d’attaque doit y montrer, si quelqu’un voit l’hexagone.
overlay-reach = Déplacement
    .about = Où une avancée peut finir, et ce qu’il en coûte.
overlay-watched = Sous surveillance
    .about = Où des ennemis en mode tir d’opportunité pourraient tirer sur l’unité.

## Cartes en main
# $cost : points de commandement ; $phase : quand la carte se joue
held-card = { $cost } PC · { $phase ->
    [command] phase de commandement
   *[action] phase d’action
}

## Ordres permanents
order-hold-fire = Retenir le feu
    .about = Ne jamais tirer sur les unités en mouvement.
order-fire-within = Tirer jusqu’à une distance
    .about = Tirer sur les unités en mouvement assez proches, chaque fois du meilleur tir d’une seule unité.
order-fire-within-range = Distance maximale en hexagones
order-fire-within-suppress = Tirs de harcèlement

## Règles optionnelles
setting-overrun-cost-per-unit = Un débordement coûte un point par unité ennemie, et non par figurine
setting-armour-plating-tiger-only = Plaques de blindage pour le seul Tigre
setting-engineers-safe-in-mines = Les ingénieurs ne craignent pas les mines
setting-low-blockers-ignored = On voit par-dessus le terrain plus bas que les deux unités
setting-passengers-bail-out = Les passagers sautent d’un véhicule perdu
setting-setup-op-fire = Des unités peuvent commencer en mode tir d’opportunité
setting-simultaneous-hidden-build = Tous les joueurs composent leurs squads en même temps, derrière des écrans
