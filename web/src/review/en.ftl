### The review of a match that is over

review-title = How it went
review-weighing = The match is being weighed…
review-failed = This match cannot be weighed.
review-graph = How it stood, step by step: choose a moment to see it again
review-moment = Step { $step }: { $percent } % to win
review-chance = { $seat }: chance to win, as the machine sees it
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-falls = After these choices it went worse
review-no-falls = After no choice did it go much worse.
review-fell = Step { $step }: from { $before } % to { $after } %
review-asking = Asking the machine what it would have done…
review-same = The machine would have done the same: it was the dice.
review-better = Hard would have chosen:
