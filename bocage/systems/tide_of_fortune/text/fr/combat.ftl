### Combat : attaques, soutien, résultats, retraites, pertes, contre-attaques, barrages

## Le fil
frame-attacks = Attaques
frame-declare-attacks = Annonce des attaques
frame-engagement = Attaque de { $hex }
frame-combat = Combat en { $hex }
frame-refuse-combat = Refus du combat
frame-withdrawal = { $unit } se replie
frame-defender-result = Résultat du défenseur
frame-attacker-result = Résultat de l’attaquant
frame-morale = Moral
frame-disrupt = Désorganisation
frame-make-room-in = Faire de la place
frame-retreat-units = Retraite
frame-stranded = { $unit } est acculée
frame-step-losses = Pertes de pas
frame-occupation = Avance en { $hex }
frame-counterattack = Contre-attaque en { $hex }
frame-counter-combat = Contre-attaque en { $hex }
frame-barrage-order = Barrage : { $division }
frame-bombard = Barrage sur { $hex }

## Questions
prompt-attack-target = { $order }, { $division } : quel hexagone attaquer ?
prompt-attack-unit = Qui attaque { $hex } ?
prompt-attack-next = Quelle attaque résoudre maintenant ?
prompt-combat-support = Combien de points de soutien contre { $hex } ?
prompt-combat-ships = Combien de points navals contre { $hex } ?
prompt-combat-air = Combien de points TAC contre { $hex } ?
prompt-combat-help = Dépensez-vous un point de soutien pour la défense ?
prompt-combat-refuse = Quel QG refuse le combat ?
prompt-combat-withdraw = Où { $unit } se replie-t-elle ?
prompt-combat-disrupt = Quels attaquants sont désorganisés ? Encore à désigner : { $number }
prompt-combat-retreat = Où { $unit } fait-elle retraite ? Hexagones restants : { $hexes }
prompt-combat-cornered = { $unit } ne peut pas faire retraite ; hexagones restants : { $hexes }. Tenir ou périr ?
prompt-combat-loss = Qui subit la perte ? Pas : { $steps }
prompt-combat-occupy = Qui occupe { $hex } ?
prompt-combat-breakthrough = { $hex } est percé : où poser le marqueur ?
prompt-counterattack-unit = Qui contre-attaque en { $hex } ?
prompt-counterattack-test = Un seul test de moral pour toutes, ou un par unité ?
prompt-barrage-shift = Le QG de { $division } se déplace-t-il avant de tirer ?
prompt-barrage-target = { $division } : quel hexagone bombarder ? Points : { $points }
prompt-barrage-share = Combien d’artillerie tire sur { $hex } ?
prompt-barrage-support = Combien de points de soutien sur { $hex } ?
prompt-barrage-absorb = Qui est désorganisé en { $hex } ? Coups : { $number }

## Choix
option-target = Attaquer { $hex }
    .kind = Annoncer une attaque
option-end-attacks = N’annoncer plus d’attaque
    .kind = Finir les annonces
option-commit = { $unit }
    .kind = Engager une unité
option-confirm-attack = Attaquer avec celles-ci
    .kind = Confirmer l’attaque
option-call-off = Renoncer à l’attaque
    .kind = Renoncer
option-fight = Résoudre l’attaque de { $hex }
    .kind = Résoudre une attaque
option-add-support = { $points ->
    [one] { $points } point de soutien
   *[other] { $points } points de soutien
}
    .kind = Ajouter des points de soutien
option-add-ships = { $points ->
    [one] { $points } point naval
   *[other] { $points } points navals
}
    .kind = Ajouter des points navals
option-use-aircraft = { $points ->
    [one] { $points } point TAC
   *[other] { $points } points TAC
}
    .kind = Employer l’aviation
option-help-defence = Soutenir la défense
    .kind = Soutenir la défense
option-refuse = { $unit } refuse le combat
    .kind = Refuser le combat
option-withdraw = Vers { $hex }
    .kind = Se replier
option-shake = { $unit } est désorganisée
    .kind = Désorganiser une unité
option-fall-back = { $unit } retraite en { $hex }
    .kind = Faire retraite
option-stand-fast = { $unit } tient
    .kind = Tenir au prix de pas
option-perish = { $unit } est éliminée
    .kind = Sacrifier l’unité
option-take-step = Le QG de { $division } prend un pas
    .kind = Un pas sur le QG
option-bear = { $unit } prend un pas
    .kind = Un pas sur l’unité
option-give-up = { $unit } est éliminée à la place
    .kind = Éliminer une unité à la place
option-occupy = { $unit } avance
    .kind = Avancer
option-end-advance = Plus personne n’avance
    .kind = Finir l’avance
option-break-through = Percée en { $hex }
    .kind = Poser une percée
option-no-breakthrough = Pas de marqueur
    .kind = Ne pas poser de percée
option-join = { $unit }
    .kind = Se joindre à la contre-attaque
option-launch-counterattack = Contre-attaquer avec celles-ci
    .kind = Contre-attaquer
option-test-together = Un test pour toutes
    .kind = Tester ensemble
option-test-each = Un test par unité
    .kind = Tester une à une
option-shift-hq = Déplacer d’abord { $unit }
    .kind = Se déplacer avant le barrage
option-bombardment = Bombarder { $hex }
    .kind = Bombarder
option-cease-fire = Ne plus rien bombarder
    .kind = Cesser le feu
option-allot = { $points ->
    [one] { $points } point d’artillerie
   *[other] { $points } points d’artillerie
}
    .kind = Répartir l’artillerie
option-add-shells = { $points ->
    [one] { $points } point de soutien
   *[other] { $points } points de soutien
}
    .kind = Ajouter des points de soutien
option-absorb = { $unit } est désorganisée
    .kind = Absorber un coup

## Événements
event-attack-announced = { $division } annonce une attaque de { $hex } avec { $number ->
    [one] { $number } unité
   *[other] { $number } unités
}.
event-attack-dropped = L’attaque de { $hex } n’a pas lieu.
event-combat-refused = { $unit } refuse le combat.
event-attack-summed = Attaque : unités { $units }, soutien tactique { $tactical }, artillerie { $artillery }, points de soutien { $points } : { $total }.
event-defence-summed = Défense : unités { $units }, soutien tactique { $tactical }, artillerie { $artillery }, points de soutien { $points } : { $total }.
event-die-modified = Sur le dé : aviation { $air }, blindés { $armour }, coups d’artillerie { $hits }, assaut d’infanterie { $infantry } : { $total }.
event-combat-rolled = { $hex }, ligne { $line }, colonne { $column } : un { $die }, modifié { $total }.
event-combat-result = Résultat : attaquant { $attacker ->
    [-1] sans effet
   *[other] { $attacker }
}, défenseur { $defender ->
    [-1] sans effet
   *[other] { $defender }
}.
event-morale-rolled = Moral, { $seat } : { $total }.
event-morale-failed = { $unit } échoue : il fallait { $most } ou moins.
event-disrupted = { $unit } est désorganisée.
event-disrupted-again = { $unit } était déjà désorganisée, et recule.
event-falls-back = { $unit } fait retraite, hexagones : { $hexes }.
event-cornered = { $unit } ne peut pas faire retraite, hexagones : { $hexes }.
event-step-taken = Le QG de { $division } prend un pas ; pas perdus : { $steps }.
event-unit-worn = { $unit } prend un pas ; pas perdus : { $steps }.
event-eliminated = { $unit } est éliminée.
event-battery-taken = La batterie { $battery } est tombée.
event-battery-shaken = La batterie { $battery } est désorganisée.
event-broken-through = Une percée est marquée en { $hex }.
event-counterattack-began = Une contre-attaque en { $hex } commence.
event-counterattack-rolled = Différence de TR { $total }, un { $die } : { $result ->
    [AR] les contre-attaquants font retraite
    [AD] les contre-attaquants sont désorganisés
    [AM] les contre-attaquants testent leur moral
    [DR] les occupants font retraite
    [DD] les occupants sont désorganisés
    [DM] les occupants testent leur moral
   *[other] sans effet
}.
event-barrage-rolled = Barrage sur { $hex } avec une force de { $strength }, colonne { $column } : { $dice }, terrain { $terrain } : { $result ->
    [-1] sans effet
   *[other] résultat { $result }
}.
event-hits-laid = Coups d’artillerie en { $hex } : { $value }.
event-hits-expired = Les coups d’artillerie en { $hex } disparaissent sans avoir servi.
event-spoiling-rose = Le marqueur de Spoiling avance de { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à présent { $total }.

## Refus
refusal-tof-2-cr-parentheses = { $unit } ne peut pas attaquer.
refusal-tof-2-hq-cr = { $unit } est un QG et n’attaque pas.
refusal-tof-5-barrage-double = Artillerie restante : { $most }.
refusal-tof-5-barrage-split = { $hex } ne peut pas être bombardé en plus.
refusal-tof-5-barrage-support = Points de soutien : { $most }.
refusal-tof-5-barrage-target = { $hex } est hors de portée du QG.
refusal-tof-8-adjacency = { $unit } n’est pas à côté de { $hex }.
refusal-tof-8-adjacency-nobody = Aucune unité de cette division ne peut attaquer { $hex }.
refusal-tof-8-advance-allowed = Il reste un ennemi en { $hex } : { $unit } ne peut pas avancer.
refusal-tof-8-advance-who = { $unit } est désorganisée et n’avance pas en { $hex }.
refusal-tof-8-att-number = { $unit } ne peut pas subir cette désorganisation.
refusal-tof-8-barrage-who = Aucune unité de cette division n’est à côté de { $hex }.
refusal-tof-8-barrage-who-nobody = Il n’y a pas d’ennemi en { $hex }.
refusal-tof-8-bt-place = On ne peut pas marquer de percée en { $hex }.
refusal-tof-8-ca-test = { $unit } ne peut pas se joindre à la contre-attaque.
refusal-tof-8-ca-test-nobody = Personne ne contre-attaque encore en { $hex }.
refusal-tof-8-loss-ab-user = Des blindés ont servi : le QG prend un pas avant que { $unit } soit éliminée.
refusal-tof-8-loss-eliminate-instead = { $unit } ne peut pas être éliminée à la place.
refusal-tof-8-loss-on-hq = { $unit } ne porte pas de pertes elle-même.
refusal-tof-8-retreat-blocked = Le chemin de { $unit } vers { $hex } est barré.
refusal-tof-8-retreat-priority = { $unit } retraite vers son ravitaillement et son QG, non en { $hex }.
refusal-tof-8-river-major-attack = Un fleuve majeur sépare { $unit } de { $hex }.
refusal-tof-8-river-minor-attack = Une rivière sans pont sépare { $unit } de { $hex }.
refusal-tof-8-sp-forbidden = La défense ne peut recevoir aucun point de soutien.
refusal-tof-8-sp-free = L’ordre n’en permet pas plus de { $most }.
refusal-tof-8-sp-value = Points de soutien : { $most }.
refusal-tof-8-tac-limit = Points TAC : { $most }.
refusal-tof-8-tac-support-immune = { $unit } n’a pas attaqué { $hex }.
refusal-tof-8-who-attacks = Il n’y a pas d’ennemi en { $hex }.
refusal-tof-8-who-attacks-nobody = Personne n’attaque encore { $hex }.
refusal-tof-9-hq-refuse-combat = { $unit } ne peut pas refuser le combat.
refusal-tof-ruling-attack-who = { $unit } n’est pas de la division qui attaque.
refusal-tof-ruling-barrage-already = { $unit } ne peut pas absorber ce coup.
refusal-tof-ruling-hq-refuse-interrupt = { $unit } n’a nulle part où aller.
refusal-tof-ruling-hq-refuse-interrupt-where = { $unit } ne peut pas se replier là.
refusal-tof-ruling-loss-multi-hq = { $division } n’a pas le plus de points d’empilement dans ce combat.
refusal-tof-ruling-loss-multi-hq-unit = Un QG prend le pas, non { $unit }.
refusal-tof-ruling-major-river-advance = { $unit } ne peut pas passer en { $hex }.
refusal-tof-ruling-naval-land = Points navals à ajouter, au plus : { $most }.
refusal-tof-ruling-order-flow-announced = Aucune attaque de { $hex } n’a été annoncée.
refusal-tof-ruling-order-flow-attacks = { $unit } attaque déjà.
refusal-tof-ruling-order-flow-hex = Une attaque de { $hex } est déjà annoncée.
refusal-tof-ruling-ratings-floor = Le QG de { $division } n’a plus rien à perdre.
refusal-tof-ruling-retreat-distance = { $hex } n’éloigne pas { $unit } des attaquants.
