### Le bilan d’une partie finie

review-title = Le déroulement
review-weighing = La partie est évaluée…
review-failed = Cette partie ne peut pas être évaluée.
review-graph = Le cours de la partie, pas à pas : choisissez un moment pour le revoir
review-moment = Pas { $step } : { $percent } % de chances de gagner
review-chance = { $seat } : chances de gagner, selon la machine
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-falls = Après ces choix, la situation a empiré
review-no-falls = Aucun choix n’a beaucoup empiré la situation.
review-fell = Pas { $step } : de { $before } % à { $after } %
review-asking = On demande à la machine ce qu’elle aurait fait…
review-same = La machine aurait fait de même : c’étaient les dés.
review-better = Difficile aurait choisi :
