### Commandement et qualité des troupes

frame-roll-points = Points : { $division }
frame-quality-test = Test de { $unit }

prompt-test = { $unit } teste sa qualité ({ $what }) : lancer le dé ou payer un point de commandement ?

option-roll-die = Lancer le dé
    .kind = Lancer le dé
option-pay-point = Payer un point de commandement
    .kind = Payer un point de commandement

event-tested = { $unit } { $passed ->
    [0] échoue
   *[other] réussit
} ({ $what }).
event-point-paid = { $division } : un point de commandement dépensé pour { $unit }.

total-quality = Qualité des troupes

## Leaders et attachement
frame-transfer-leaders = Transfert des leaders
frame-leaders-go-along = Les leaders accompagnent
frame-relocation = { $leader } cherche ses unités
frame-attach = Attachements : { $formation }

prompt-leader-transfer = Où transférer { $leader } ?
prompt-leader-along = { $leader } accompagne-t-il les unités en { $hex } ?
prompt-leader-relocate = { $leader } est seul : laquelle des unités les plus proches rejoint-il ?
prompt-attach-unit = { $formation } : attacher des unités indépendantes ? Places restantes : { $most }

option-transfer-to = { $leader } en { $hex }
    .kind = Transférer un leader
option-go-along = { $leader } accompagne
    .kind = Accompagner
option-relocate-to = { $leader } en { $hex }
    .kind = Rejoindre l’unité la plus proche
option-attach-unit = Attacher { $unit }
    .kind = Attacher une unité

event-leader-moved = { $leader } est en { $hex }.
event-leader-removed = { $leader } n’a plus de formation.
event-attached = Unité attachée ({ $formation }) : { $unit }.

refusal-gts-lead-transfer = { $leader } n’est transféré que vers un autre hex contenant une unité de sa formation, ce que { $hex } n’est pas.
refusal-gts-lead-transfer-forced = { $leader } est seul et doit être transféré.
refusal-gts-lead-never-dies = { $leader } rejoint l’unité la plus proche de sa formation, qui n’est pas en { $hex }.
refusal-gts-indep-white = { $unit } n’est pas une unité à bande blanche que { $leader } puisse attacher.
refusal-gts-indep-white-already = { $unit } est déjà attachée.
refusal-gts-attach-value = { $leader } ne peut plus attacher d’unité : { $unit } reste à l’écart.
refusal-gts-attach-artillery-auto = Les batteries en contact avec { $leader } dépassent déjà sa valeur d’attachement : { $unit } reste à l’écart.
refusal-gts-ruling-attach-range = { $unit } est hors de la portée de commandement de { $leader }.

## Modificateurs de la qualité des troupes
name-quality = qualité
modifier-gts-tq-test = qualité imprimée
modifier-gts-ooc-effects = non commandée
modifier-gts-res-suppressed-limits = en suppression
modifier-gts-res-cohesion-effects = deux pertes de cohésion
modifier-gts-res-step-loss-effects = perte d’un pas
modifier-gts-barrage-values = sous un barrage
modifier-gts-ip-benefit = position fortifiée
modifier-gts-ent-benefit = retranchée
modifier-gts-tq-modifiers = marqueur du module

## Formations indépendantes
frame-choose-parent = Formation supérieure : { $formation }
frame-attach-arrivals = Arrivée de formations indépendantes
frame-attach-formations = Attachement de formations
frame-attach-one-by-one = Attachement de formations
prompt-formation-attach = { $formation } : à quelle formation l’attacher ?
option-attach-to = { $formation }, avec : { $parent }
    .kind = Attacher une formation
event-formation-attached = Formation attachée ({ $parent }) : { $formation }.
refusal-gts-reinf-independent-formation = Il faut une formation supérieure : { $formation }.
refusal-gts-seq-attach-formations = Une formation ne s’attache qu’à une autre de son camp qui a un leader : { $formation }.
