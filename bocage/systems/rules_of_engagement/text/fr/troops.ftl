### Troupes : chefs, infirmiers, obstinés, parachutistes

## Le fil
frame-new-leader = { $unit } cherche un nouveau chef
frame-withdrawal = { $unit } peut se replier
frame-treatment = { $figure } est touché
frame-drop = { $unit } touche terre

## Questions
prompt-leader = Qui commande désormais { $unit } ?
prompt-withdraw = { $unit } se replie-t-il avant d’y être forcé ?
prompt-medic = { $figure } est touché. Un infirmier le soigne-t-il ?
prompt-missing = Qui de { $unit } est tombé ailleurs ?

## Réponses
option-take-lead = { $figure }
option-treat = { $unit } le soigne
option-leave-out = { $figure }

## Ce qui arrive
event-tries-again = { $unit } s’obstine et essaie de nouveau.
event-took-over = { $figure } commande désormais { $unit }.
event-treated = { $unit } soigne { $figure } : { $saved ->
    [1] il retourne au combat
   *[other] en vain
}.
event-went-missing = { $figure } de { $unit } est tombé ailleurs.
event-dropped = { $unit } touche terre : { $missing ->
    [0] personne ne manque
    [one] { $missing } homme manque
   *[other] { $missing } hommes manquent
}.

## Pourquoi pas
refusal-roe-disc-fallback-needs-state = { $unit } n’a pas de raison de se replier : le groupe garde son sang-froid, et n’est pas de l’infanterie légère.
refusal-roe-special-medic = { $unit } ne peut soigner personne maintenant.
refusal-roe-special-medic-far = { $unit } est à plus de 20 cm.
refusal-roe-special-medic-figure = { $unit } soigne celui qui vient d’être touché.
refusal-roe-special-nco-replacement = Seul un homme de { $unit } peut le commander.
refusal-roe-special-paratrooper-loss = Seuls des hommes de { $unit } peuvent y manquer.
