### Activations et actions

frame-play-chit = Jeton : { $chit }
frame-division-activation = { $division }
frame-formation-activation = { $formation }
frame-direct-command = Commandement direct, { $seat }
frame-activating = Les unités agissent
frame-unit-activation = { $unit } agit
frame-second = Seconde action
frame-passing = Passe
frame-following = Les autres suivent
frame-rally = { $unit } se rallie

prompt-activation-unit = { $chit } : quelle unité agit ?
prompt-action = Que fait { $unit } ?
prompt-action-same = Comment { $unit } en fait-elle autant ?
prompt-pass-with = Qui passe avec { $unit }, pour agir de même contre des points de commandement ?
prompt-action-second = Une seconde action de { $unit } et de celles qui l’accompagnent, pour { $points ->
    [one] un point de commandement
   *[other] { $points } points de commandement
} ?

option-activate = { $unit } agit
    .kind = Agir avec une unité
option-end-activation = Terminer l’activation
    .kind = Terminer l’activation
option-take-action = { $unit } agit
    .kind = Agir
option-pass-action = Passer
    .kind = Passer
option-join-pass = { $unit } passe aussi
    .kind = Passer ensemble
option-enough-pass = Personne d’autre
    .kind = Personne d’autre
option-rally-action = Rallier { $unit }
    .kind = Rallier
option-leave-out = Sans { $unit }
    .kind = Écarter une unité

event-suppression-rallied = { $unit } n’est plus en suppression.
event-hit-rallied = { $unit } se remet d’une perte de cohésion.
event-men-rallying = { $unit } ne se rallie pas encore.

refusal-gts-act-units-active = { $unit } n’est pas active avec ce jeton.
refusal-gts-action-order = { $unit } a déjà agi.
refusal-gts-dc-finish-each = { $unit } termine d’abord son action.
refusal-gts-dc-no-independents = { $unit } est indépendante : le commandement direct ne l’atteint pas.
refusal-gts-dc-command-needed = { $unit } n’est pas commandée.
refusal-gts-dc-activate = La division de { $unit } n’a plus de point de commandement.
refusal-gts-dc-no-engineer = { $unit } ne peut pas faire cela sous commandement direct.
refusal-gts-act-division-limits = Un jeton de division ne permet pas cela comme première action ({ $unit }).
refusal-gts-act-division-limits-zone = Avec un jeton de division on n’entre pas dans une zone de tir ennemie : { $hex } en fait partie.
refusal-gts-second-different-type = La seconde action de { $unit } doit être d’un autre type que la première.
refusal-gts-second-command-check = { $unit } n’est pas commandée là où elle se trouve.
refusal-gts-second-same-for-stack = Toutes celles qui ont agi avec { $unit } prennent la même seconde action.
refusal-gts-second-same-for-stack-points = Il n’y a pas assez de points de commandement pour { $unit } et celles qui ont agi avec elle.
refusal-gts-reinf-safe = { $unit } est dans un hex d’entrée.
refusal-gts-reinf-safe-target = { $unit } est dans un hex d’entrée, où personne ne peut la prendre pour cible.
refusal-gts-reinf-safe-action = { $unit } est dans un hex d’entrée : elle ne peut que se déplacer.
refusal-gts-action-list = { $unit } ne peut rien faire de tel.
refusal-gts-second-same-for-stack-unable = { $unit } ne peut pas en faire autant.
refusal-gts-second-same-for-stack-alone = { $unit } ne peut pas être écartée : personne d’autre ne pourrait agir.
refusal-gts-action-table-pass = { $unit } ne peut pas passer comme seconde action.
refusal-gts-action-table-engineer = { $unit } ne fait pas d’action du génie comme seconde action.
refusal-gts-dc-no-pass = { $unit } ne peut pas passer sous commandement direct.
refusal-gts-dc-no-pass-idle = { $unit } ne pourrait rien faire et ne peut pas passer sous commandement direct.
refusal-gts-rally-action = { $unit } n’a rien dont se rallier.
refusal-gts-rally-fz-day = { $unit } est dans une zone de tir ennemie de jour : ses pertes de cohésion restent.
modifier-gts-rally-men-rallying = hommes en ralliement
