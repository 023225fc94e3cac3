# Why a machine player chose what it chose. $chance is its chance to win in per cent, as it sees it; -1: not weighed.
reason-advance = moves up
reason-assault = storms the position
reason-best = expects most of this ({ $chance } % to win)
reason-bid = bids for the initiative
reason-card = the card pays now
reason-cover = takes cover
reason-end = has nothing better to do
reason-fire = a good shot
reason-hold = stays where it is wanted
reason-loss = gives up what it needs least
reason-objective = goes for the objective
reason-plan = follows its plan
reason-setup = a good place to start from
reason-suppress = keeps their heads down
reason-watch = lies in wait
reason-told = { $seat }: { $reason }.
