# Pourquoi une machine a fait ce choix. $chance est sa chance de gagner en pour cent, selon elle ; -1 : non évaluée.
reason-advance = avance
reason-assault = prend la position d’assaut
reason-best = en attend le plus ({ $chance } % de chances de gagner)
reason-bid = mise pour l’initiative
reason-card = la carte sert maintenant
reason-cover = se met à couvert
reason-end = n’a rien de mieux à faire
reason-fire = un bon tir
reason-hold = reste où on a besoin de lui
reason-loss = cède ce qui lui manquera le moins
reason-objective = vise l’objectif
reason-plan = suit son plan
reason-setup = une bonne position de départ
reason-suppress = cloue l’ennemi au sol
reason-watch = guette
reason-told = { $seat } : { $reason }.
