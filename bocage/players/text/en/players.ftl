# Why a machine player chose what it chose. $chance is its chance to win in per cent, as it sees it, $stake how much
# less that would be with the next best choice; -1: not weighed.
reason-advance = moves up{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-assault = storms the position{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-best = expects most of this{ $stake ->
    [-1] { " " }({ $chance } % to win)
    [0] { " " }({ $chance } % to win)
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-bid = bids for the initiative{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-card = the card pays now{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-cover = takes cover{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-end = has nothing better to do{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-fire = a good shot{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-hold = stays where it is wanted{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-loss = gives up what it needs least{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-objective = goes for the objective{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-plan = follows its plan
reason-setup = a good place to start from{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-suppress = keeps their heads down{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-watch = lies in wait{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % to win, { $stake } less with the next best)
}
reason-told = { $seat }: { $reason }.
