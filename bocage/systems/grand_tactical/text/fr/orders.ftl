### Ordres permanents

order-roll-always = Lancer le dé à chaque test
    .about = Ne jamais payer de point de commandement pour un test.
order-pay-for-tests = Payer pour les tests incertains
    .about = Payer un point de commandement si la chance est faible et que la division a assez de points ; sinon, lancer le dé.
order-pay-for-tests-below = Payer en dessous de cette chance, en pour cent
order-pay-for-tests-least = Seulement si la division a au moins tant de points
order-convert-always = Toujours convertir
    .about = Tenter une perte de cohésion au lieu de chaque suppression.
order-convert-never = Ne jamais convertir
    .about = Accepter chaque suppression.
order-hold-fire = Retenir le feu
    .about = Ne jamais tirer sur les unités en mouvement.
order-fire-always = Tirer sur tout ce qui bouge
    .about = Tirer à chaque occasion, le meilleur tir d’abord.
order-fire-within = Tirer jusqu’à une distance
    .about = Tirer sur les unités en mouvement assez proches, le meilleur tir d’abord.
order-fire-within-range = Distance maximale en hexs
order-fire-at-least = Tirer quand cela en vaut la peine
    .about = Tirer sur les unités en mouvement quand la valeur du tir est assez haute, le meilleur tir d’abord.
order-fire-at-least-value = Valeur de tir minimale
