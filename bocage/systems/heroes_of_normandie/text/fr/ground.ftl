### The ground of a square
# $infantry, $light, $heavy: open, difficult or closed to them
ground-movement = Infanterie : { $infantry ->
    [closed] interdit
    [difficult] difficile
   *[other] libre
} · véhicules légers : { $light ->
    [closed] interdit
    [difficult] difficile
   *[other] libre
} · véhicules lourds : { $heavy ->
    [closed] interdit
    [difficult] difficile
   *[other] libre
}
ground-bonus = Défense : infanterie { $infantry }, véhicules légers { $light }, véhicules lourds { $heavy }
ground-obstacle = Tirs à travers : -{ $value }
ground-blocks = Bloque les lignes de vue
