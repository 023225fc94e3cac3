### The ground of a square
# $infantry, $light, $heavy: open, difficult or closed to them
ground-movement = Infantry: { $infantry ->
    [closed] closed
    [difficult] difficult
   *[other] open
} · light vehicles: { $light ->
    [closed] closed
    [difficult] difficult
   *[other] open
} · heavy vehicles: { $heavy ->
    [closed] closed
    [difficult] difficult
   *[other] open
}
ground-bonus = Defence: infantry { $infantry }, light vehicles { $light }, heavy vehicles { $heavy }
ground-obstacle = Shots across it: -{ $value }
ground-blocks = Blocks lines of sight
