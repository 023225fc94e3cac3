### Mouvement

frame-move = { $units } en mouvement
frame-leave-hex = Départ de { $hex }
frame-leave-barrage = Sortie du barrage en { $hex }
frame-change-column = Colonne de { $unit }
frame-forced-march = Marche forcée
frame-change-mode = Transport de { $unit }
frame-pushing = { $unit } poussée à bras

prompt-push-to = Où pousse-t-on { $unit } ?
prompt-move-step = Où va { $unit } ? Points de mouvement restants : { $points }

option-move-out = Déplacer { $unit }
    .kind = Se déplacer
option-enter = Vers { $hex }
    .kind = Entrer dans un hex
option-join-move = Avec { $unit }
    .kind = Emmener une unité
option-drop-off = { $unit } reste ici
    .kind = Laisser une unité
option-form-column = Former la colonne
    .kind = Former la colonne
option-leave-column = Quitter la colonne
    .kind = Quitter la colonne
option-break-column = Quitter aussitôt la colonne, au prix d’une perte de cohésion
    .kind = Rompre la colonne
option-stop-moving = S’arrêter
    .kind = S’arrêter
option-force-march = Marche forcée
    .kind = Marche forcée
option-mount = { $unit } embarque{ $column ->
    [true] , en colonne
   *[other] {""}
}
    .kind = Embarquer
option-dismount = { $unit } débarque{ $column ->
    [true] , en colonne
   *[other] {""}
}
    .kind = Débarquer
option-push-gun = Pousser { $unit } à bras
    .kind = Pousser un canon
option-push-to = Vers { $hex }
    .kind = Pousser dans un hex

event-moved = { $unit } entre en { $hex }.
event-column-formed = { $unit } se met en colonne.
event-column-left = { $unit } quitte la colonne.
event-dropped = { $unit } reste en arrière.
event-marched = { $unit } poursuit sa marche.
event-march-failed = { $unit } n’en peut plus.
event-mounted = { $unit } embarque.
event-dismounted = { $unit } débarque.
event-push-failed = { $unit } ne bouge pas.

refusal-gts-move-basic = { $hex } n’est pas à côté de { $unit }.
refusal-gts-move-no-enemy-hex = L’ennemi est en { $hex } : seul un assaut y entre.
refusal-gts-reinf-exclusion = { $hex } est à moins de trois hexs d’un hex d’entrée ennemi.
refusal-gts-move-vehicle-terrain = Le terrain est interdit à { $unit } dans son état : { $hex }.
refusal-gts-move-leftover = { $unit } n’a pas les points de mouvement pour { $hex }.
refusal-gts-move-who = { $unit } n’a pas de capacité de mouvement.
refusal-gts-col-one-per-hex = Il y a déjà une unité en colonne en { $hex }.
refusal-gts-col-enter-state = { $unit } n’est pas dans l’état qu’il faut.
refusal-gts-col-no-enter-and-leave = { $unit } s’est mise en colonne pendant cette action : elle ne la quitte qu’au prix d’une perte de cohésion.
refusal-gts-stack-move-together = { $unit } ne peut plus se joindre au mouvement ou ne s’y trouve pas.
refusal-gts-stack-move-together-drop = { $unit } ne se déplace pas avec d’autres.
refusal-gts-stack-same-activation = { $unit } n’est pas active en même temps que les autres.
refusal-gts-stack-same-activation-state = { $unit } ne peut pas bouger en pile dans son état.
refusal-gts-stack-same-activation-column = { $unit } se déplace en pile : pas de colonne.
refusal-gts-stack-over-allowed = { $hex } est surempilé : les unités en sortent une par une.
refusal-gts-ent-enter-leave = { $unit } est dans un retranchement : en sortir demande une action entière.
refusal-gts-move-vehicle-terrain-column = { $unit } ne peut être en { $hex } qu’en colonne.
refusal-gts-col-bridge = { $unit } ne passe en { $hex } qu’en colonne.
refusal-gts-col-bridge-ferried = Le bac vers { $hex } a déjà servi ce tour-ci : { $unit } doit attendre.
refusal-gts-fmarch-who = Seules les unités à pied font une marche forcée, pas { $unit } et celles qui l’accompagnent.
refusal-gts-ruling-forced-march-once = { $unit } ne peut plus faire de marche forcée pendant cette action.
refusal-gts-ruling-forced-march-when = { $unit } n’est pas encore allée aussi loin que possible.
refusal-gts-trans-who = { $unit } n’a pas de véhicules.
refusal-gts-trans-mount = { $unit } est déjà embarquée.
refusal-gts-trans-keeps-column = { $unit } reste en colonne en embarquant.
refusal-gts-trans-dismount = { $unit } n’est pas embarquée.
refusal-gts-trans-dismount-points = { $unit } n’a pas les points de mouvement pour débarquer.
refusal-gts-push-basic = { $unit } n’est pas un canon que l’on pousse.
refusal-gts-push-limits = { $unit } ne peut pas être poussé là : { $hex }.
