### Tir

frame-direct-fire = Tir de { $unit }
frame-deliberate-shot = Tir
frame-shot = Tir
frame-suffer = Résultat sur { $unit }
frame-opportunity-fire = { $trigger ->
    [move] Tir d’opportunité sur { $units } en route vers { $to }
    [mount] Tir d’opportunité sur { $units } à l’embarquement
    [dismount] Tir d’opportunité sur { $units } au débarquement
    [column] Tir d’opportunité sur { $units } au changement de colonne
    [trench] Tir d’opportunité sur { $units } au retranchement
    [assault] Tir d’opportunité sur { $units } avant l’assaut
    [flee] Tir d’opportunité sur { $units } en fuite
   *[engineer] Tir d’opportunité sur { $units } au travail
}
frame-opportunity-shot = Tir d’opportunité

prompt-fire-target = Sur qui tire { $unit } ?
prompt-opportunity-fire = Tir d’opportunité ?
prompt-suffer-convert = { $unit } va être mise en suppression : tenter d’encaisser plutôt une perte de cohésion ?

option-fire-directly = Tirer avec { $unit }
    .kind = Tir direct
option-fire-at = Sur { $target }
    .kind = Tirer sur une unité
option-fire-at-mover = { $unit } sur { $target }
    .kind = Tirer sur une unité en mouvement
option-convert = Tenter d’encaisser plutôt une perte de cohésion
    .kind = Convertir la suppression
option-accept = Subir la suppression
    .kind = Subir la suppression

event-aimed = { $unit } vise { $target } ({ $weapon }).
event-fired = { $unit } tire sur { $target } ({ $weapon }).
event-missed = { $target } n’est pas touchée.
event-struck = { $target } est touchée : { $result }.
event-withstood = { $unit } tient bon.
event-suppressed = { $unit } est en suppression.
event-cohesion-hit = { $unit } subit une perte de cohésion.
event-step-lost = { $unit } perd un pas.
event-eliminated = { $unit } est éliminée.
event-contact-lost = { $unit } perd le contact.

total-value = Valeur de tir

refusal-gts-counter-fv-no = { $unit } ne tire jamais.
refusal-gts-ind-mortar = { $unit } ne tire qu’en indirect.
refusal-gts-res-suppressed-limits = { $unit } est en suppression.
refusal-gts-fire-direct-target = { $target } est hors de portée ou de vue de { $unit }.
refusal-gts-fire-direct-target-enemy = { $target } n’est pas un ennemi sur la carte.
refusal-gts-fire-direct-target-nobody = { $unit } n’a personne à portée et en vue.
refusal-gts-opp-who-own = { $unit } n’est pas à vous ou n’est pas sur la carte.
refusal-gts-opp-trigger-move = { $hex } n’est pas dans la zone de tir de { $unit }.
refusal-gts-opp-stack = { $target } ne fait rien qui expose au tir.
refusal-gts-ruling-opp-stack-one-trigger = { $unit } a déjà répondu ou ne peut pas.

## Modificateurs de tir
name-value = valeur
modifier-gts-proc-steps = valeur imprimée
modifier-gts-mod-cohesion = pertes de cohésion
modifier-gts-mod-step-loss = perte d’un pas
modifier-gts-col-values = en colonne
modifier-gts-assault-def-suppressed = en suppression
modifier-gts-mod-barrage = sous un barrage
modifier-gts-mod-firer-entrenched = retranchée
modifier-gts-mod-list = marqueur du module
modifier-gts-mod-company-bonus = bonus de compagnie
modifier-gts-wx-fog = brouillard
modifier-gts-wx-rain = pluie
modifier-gts-mod-weather = nuit
modifier-gts-mod-range = distance
modifier-gts-mod-target-dv = valeur de défense de la cible
modifier-gts-mod-mass = pas dans l’hex de la cible
modifier-gts-mod-terrain = terrain de la cible
modifier-gts-mod-target-column = cible en colonne
modifier-gts-mod-fortification = cible fortifiée
modifier-gts-opp-plus-two = tir d’opportunité en zone de tir
modifier-gts-opp-minus-one = la cible sort des zones de tir
modifier-gts-opp-flee-plus-two = la cible fuit
