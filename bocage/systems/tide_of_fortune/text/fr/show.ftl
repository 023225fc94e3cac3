### Ce qui se voit autour de la carte

## Calques : les hexagones qui comptent pour une unité
overlay-reach = Mouvement
    .about = Où l’unité peut aller, et les points qu’il lui faut.
overlay-zone-weak = Zones ennemies faibles
    .about = Où les zones faibles de l’ennemi retiennent : ses points ; en hexagone contesté, les siens et les vôtres.
overlay-zone-strong = Zones ennemies fortes
    .about = Où les zones fortes de l’ennemi retiennent : ses points ; en hexagone contesté, les siens et les vôtres.
overlay-zone-own = Zones amies
    .about = Ce que votre camp projette là où l’ennemi ne retient pas.
overlay-zone-contested = Hexagones disputés
    .about = Là où les deux camps projettent sans que l’un ait le double de l’autre : ses points et les vôtres.
overlay-unsupplied = QG coupés
    .about = Les QG sans ligne vers une source.
overlay-command = Commandement
    .about = Où l’unité est commandée, là où se trouve son QG.
overlay-supply = Ravitaillement
    .about = D’où une unité trace une ligne jusqu’au QG, là où il se trouve.

## À côté de la carte
# $month : un mot
status-turn = Tour { $turn }, { $day } { $month } : { $weather }
status-track = { $what }, initiative : { $initiative }, points de Spoiling { $spoiling }
status-side = { $seat } : CP { $cp }, IP { $ip }, RP { $rp }
status-support = { $pool } : { $points }
status-means = { $seat } : TAC { $tac }, points d’Airlift { $airlift }, points navals { $naval }, remplacements { $replacements }
status-victory = Points de victoire : { $points } ({ $winner ->
    [draw] match nul
   *[other] { $winner }{ $level ->
        [decisive] , décisive
        [marginal] , marginale
       *[other] {""}
    }
})
status-bridgehead = Tours de suite avec une tête de pont ravitaillée : { $turns }
details-unit = { $unit } en { $hex } : { $type }, CR { $cr }
details-division = { $division }
details-absent = { $unit } n’est pas sur la carte : { $state }.

## Le terrain d’un hexagone
# $leg, $mot : points de mouvement, – là où l’on n’entre pas
ground-costs = À travers champs : à pied { $leg }, motorisé { $mot }
ground-room = { $room ->
    [one] Place pour { $room } point d’empilement, ligne { $value } de la table de combat, zones moins { $zone }
   *[other] Place pour { $room } points d’empilement, ligne { $value } de la table de combat, zones moins { $zone }
}
ground-water = Vers { $hex } : { $what }
ground-bridge = Vers { $hex } : { $what }, pont { $bridge }

## Plateaux
tray-track = Piste d’impulsions, points de Spoiling { $points }
track-box = { $box }
track-here = ▶ { $box }
tray-coming = { $seat } : attendu le { $day } { $month }
tray-transport = { $transport }
tray-england = { $seat } : en Angleterre
tray-aboard = { $seat } : en mer

## Mois
name-sep = septembre
name-oct = octobre
name-nov = novembre

## Cases de la piste
name-box-6 = Case 6
name-box-5 = Case 5
name-box-4 = Case 4
name-box-3 = Case 3
name-box-2 = Case 2
name-box-1 = Case 1

## Marques et états
name-objective = objectif
name-place = lieu
name-silenced = batterie réduite au silence
name-battery-disrupted = batterie côtière désorganisée
name-landing-craft = engin de débarquement
name-barge = barge
name-sapper = tête de pont des sapeurs
name-hit = coup d’artillerie
name-damage = dégâts au port
name-under-attack = attaqué
name-attacking = à l’attaque
name-acted = a bougé
name-map = sur la carte
name-later = à venir
name-england = en Angleterre
name-gone = éliminé
name-left = a quitté la carte
name-draw = match nul

## Les QG et leurs valeurs
name-mot-hq = QG motorisé
name-leg-hq = QG à pied
name-airborne-hq = QG aéroporté
name-army = QG d’armée
name-corps = QG de corps
name-printed-or = OR imprimé
name-printed-dr = DR imprimé
name-reserve = numéro de réserve
