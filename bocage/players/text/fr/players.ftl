# Pourquoi une machine a fait ce choix. $chance est sa chance de gagner en pour cent, selon elle, $stake ce qu’elle
# perdrait avec le choix suivant ; -1 : non évalué.
reason-advance = avance{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-assault = prend la position d’assaut{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-best = en attend le plus{ $stake ->
    [-1] { " " }({ $chance } % de chances de gagner)
    [0] { " " }({ $chance } % de chances de gagner)
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-bid = mise pour l’initiative{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-card = la carte sert maintenant{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-cover = se met à couvert{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-end = n’a rien de mieux à faire{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-fire = un bon tir{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-hold = reste où on a besoin de lui{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-loss = cède ce qui lui manquera le moins{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-objective = vise l’objectif{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-plan = suit son plan
reason-setup = une bonne position de départ{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-suppress = cloue l’ennemi au sol{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-watch = guette{ $stake ->
    [-1] { "" }
    [0] { "" }
   *[other] { " " }({ $chance } % de chances de gagner, { $stake } de moins avec le choix suivant)
}
reason-told = { $seat } : { $reason }.
