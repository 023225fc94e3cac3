### Tours, ordres, mouvements, tirs et discipline

## Le fil
frame-battle = Bataille
frame-deployment = Déploiement
frame-deploy-squad = Déploiement : { $unit }
frame-deploy-dummy = Un leurre
frame-player-turn = Tour
frame-discipline-phase = Discipline
frame-response = Réaction : { $unit }
frame-discipline-test = Test de discipline : { $unit }
frame-fall-back = Repli : { $unit }
frame-out-of-turn = Sous un tir d’opportunité : { $unit }
frame-order-phase = Ordres
frame-order-squad = Ordre : { $unit }
frame-nerve = Au-delà de la cible la plus proche : { $unit }
frame-movement-phase = Mouvement
frame-move-squad = Mouvement : { $unit }
frame-marching = En chemin : { $unit }
frame-on-the-stairs = Dans l’escalier : { $unit }
frame-opportunity-fire = Tir d’opportunité sur { $trigger }
frame-ambush-fire = Tir d’opportunité sur { $trigger }
frame-snap-shot = Tir d’opportunité : { $unit }
frame-fire-phase = Tir
frame-squad-fire = Tir : { $unit } sur { $target }
frame-volley = Les dés de { $unit }
frame-losses = Pertes : { $unit }

## Questions
prompt-deploy = Où déployer { $unit } ?
prompt-deploy-dummy = { $seat } : où poser un leurre ?
prompt-respond = { $unit } perd son sang-froid. Que faire ?
prompt-fall-back = Où replier { $unit } ?
prompt-order = Quel ordre donner à { $unit } ?
prompt-move-squad = Quel groupe se déplace maintenant ?
prompt-move = Où envoyer { $unit } ?
prompt-opportunity = Déclencher le tir d’opportunité ?
prompt-fire-squad = Quel groupe tire maintenant ?
prompt-losses = Quelle figurine { $unit } doit-il perdre ?

## Réponses
option-place = { $floor ->
    [0] { $manner ->
        [behind] Déployer derrière { $near }
        [beyond] Déployer de l’autre côté de { $near }
        [in] Déployer dans { $near }
        [on] Déployer sur { $near }
       *[other] Déployer en { $near }
    }
   *[other] Déployer dans { $near }, étage { $floor }
}
option-place-dummy = { $manner ->
    [behind] Un leurre derrière { $near }
    [in] Un leurre dans { $near }
    [on] Un leurre sur { $near }
   *[other] Un leurre sur { $near }
}
option-march = { $manner ->
    [behind] Aller derrière { $near }
    [beyond] Aller de l’autre côté de { $near }
    [in] Aller dans { $near }
    [on] Aller sur { $near }
   *[other] Aller en { $near }
}
option-change-floor = { $floor ->
    [0] { $unit } descend au rez-de-chaussée
   *[other] { $unit } va à l’étage { $floor }
}
option-stay = { $unit } reste sur place
option-choose-test = Test de discipline : { $unit }
option-choose-fall-back = Repli : { $unit }
option-choose-hide = Rester et se cacher : { $unit }
option-give-order = { $target ->
    [none] { $order }, sans cible
   *[other] { $order }, cible : { $target }
}
    .kind = Ordre, et la cible s’il y en a une
option-split-fire = { $order }, cible : { $target }, et quelques-uns sur { $other }
    .kind = Tir réparti
option-prepare-fire = Tenir et préparer un tir d’opportunité vers { $towards }
    .kind = Tenir, et attendre qui se montre là
option-move-next = Déplacer { $unit }
option-fire-now = Tir immédiat : { $unit } sur { $target }
option-fire = Tir : { $unit } sur { $target }
option-lose = Perdre { $figure }

## Ce qui arrive
event-turn-began = Tour { $turn } : { $seat }.
event-deployed = Déploiement : { $unit }, { $near }{ $floor ->
    [0] .
   *[other] , étage { $floor }.
}
event-deployed-in-secret = { $unit } se déploie sans être vu.
event-dummy-set-up = { $seat } : un leurre est prêt : { $near }.
event-markers-laid = { $seat } : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}, dont { $dummies ->
    [one] { $dummies } leurre
   *[other] { $dummies } leurres
}.
event-revealed = { $unit } est découvert : { $near }.
event-dummy-found = { $seat } : le marqueur était un leurre : { $near }.
event-ordered = { $unit } : { $order }{ $target ->
    [none] .
   *[other] , cible : { $target }.
}
event-fire-divided = { $unit } : { $men ->
    [one] { $men } homme tirera
   *[other] { $men } hommes tireront
} sur { $target }.
event-watches = { $unit } : Tenir, tir d’opportunité préparé.
event-marched = { $unit } : { $far }, { $near }.
event-floor-changed = { $floor ->
    [0] { $unit } : rez-de-chaussée, { $place }.
   *[other] { $unit } : étage { $floor }, { $place }.
}
event-stopped = Arrêt : { $unit }.
event-fired = { $unit } sur { $target }, { $weapon } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $need } ajouté, touches : { $hits }, pertes : { $lost }.
event-fire-result = { $target } sous le tir de { $unit } : touches : { $hits }, pertes : { $lost }.
event-nothing-seen = Rien à portée de vue et de tir pour { $unit } : { $target }.
event-man-lost = Perte : { $figure } ({ $unit }).
event-caught-in-crossfire = Feux croisés sur { $unit }.
event-tested = Test de { $unit } : { $passed ->
    [1] réussi
   *[other] manqué
} (il fallait { $need }, modificateur { $sum }).
event-state-changed = État de { $unit } : { $state }.
event-squad-destroyed = { $unit } : { $surrenders ->
    [1] reddition
   *[other] débandade
}.
event-fell-back = Repli : { $unit }.
event-hid = { $unit } se cache.
event-counted = { $seat } : { $buildings ->
    [one] { $buildings } point
   *[other] { $buildings } points
} pour les bâtiments, { $losses } pour les pertes ennemies.
event-broken-side = { $seat } : { $lost ->
    [one] { $lost } perte
   *[other] { $lost } pertes
}, la retraite sonne.

## À côté de la table
status-turn = Tour { $turn } sur { $turns } : { $seat }
status-strength = { $seat } : { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
} sur { $start }
details-strength = { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
} sur { $start }
details-group = { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}, groupe d’appui de { $unit }
status-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $buildings } pour les bâtiments, { $losses } pour les pertes ennemies)
status-points-places = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $buildings } pour les bâtiments, { $places } pour les lieux tenus, { $losses } pour les pertes ennemies)
status-clear = { $seat } : encore { $men ->
    [one] { $men } homme connu
   *[other] { $men } hommes connus
} en état de se battre sur le terrain à nettoyer
details-state = État : { $state }
details-order = Ordre : { $order }
details-watching = En tir d’opportunité
details-hidden = Caché à l’ennemi
details-hits = Touches : { $hits }
ground-move = Mouvement : { $ground }
ground-cover = Couvert : { $cover }
ground-floors = Étages : { $floors }
tray-waiting = { $seat } : à déployer
tray-hidden = { $seat } : cachés quelque part

## Sommes
modifier-roe-hit-range-modifier = portée
modifier-roe-hit-cover-light = couvert léger
modifier-roe-hit-cover-heavy = couvert lourd
modifier-roe-hit-opp-or-indirect = tir d’opportunité
modifier-roe-hit-acquired = cible acquise
modifier-roe-weapon-isw = le tireur a bougé
modifier-roe-disc-mod-state = ébranlé ou démoralisé
modifier-roe-disc-mod-half = moins de la moitié, ou homme seul
modifier-roe-disc-mod-crossfire = feux croisés
modifier-roe-disc-mod-table-edge = près d’un bord étranger
modifier-roe-disc-mod-nco = mené par un sous-officier
modifier-roe-disc-mod-officer = officier proche
modifier-roe-disc-mod-no-fire = hors du feu

## Ce d'après quoi une place est jugée
fact-path = { $cm },{ $mm } cm sur { $most }
fact-cohesion = le plus isolé est à { $cm },{ $mm } cm d’un voisin
fact-enemy = ennemi le plus proche à { $cm },{ $mm } cm
fact-zone = finit dans la zone d’opportunité de { $target }
fact-cover = couvert contre ceux qui la voient : { $cover }
fact-sees = { $men ->
    [0] ne voit aucun ennemi
    [one] voit { $men } ennemi
   *[other] voit { $men } ennemis
}

## Ce qui s’éclaire autour d’un groupe
overlay-reach = Mouvement
overlay-deploy = Zone de déploiement
overlay-cohesion = Cohésion
overlay-sight = Ligne de vue
overlay-zone = Zone d’opportunité
overlay-danger = Zones ennemies
