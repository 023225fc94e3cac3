### Heroes of Normandie : l’assaut

name-assault = Assaut
name-assault-defence = Défense en assaut
name-attack = Attaque
name-defence = Défense

prompt-assault-gear = { $unit } utilise-t-elle du matériel contre { $enemy } ?

frame-assault-action = Assaut

option-assault = Donner l’assaut à { $target } en { $place }
    .kind = Assaut
option-assault-with = Donner l’assaut à { $target } en { $place } avec { $gear }
    .kind = Assaut avec du matériel
option-defend-with = Utiliser { $gear }
    .kind = Utiliser du matériel
option-defend-plainly = N’en utiliser aucun

event-assault-began = { $unit } donne l’assaut à { $target } en { $place }.
event-defenceless = { $unit } n’a rien pour se défendre.
event-assault-resolved = { $unit } attaque avec { $attack } ; { $target } se défend avec { $defence }.
event-assault-tied = { $unit } et { $target } se battent sans vainqueur.
event-advanced = { $unit } prend { $place }.
event-went-back = { $unit } revient en { $place }.

modifier-hon-assault-attacker-roll = meilleur dé
modifier-hon-assault-defender-roll = meilleur dé
modifier-hon-assault-who = capacité Assaut
modifier-hon-assault-suppressed = marqueurs Suppressed

refusal-hon-assault-who = { $unit } n’a pas la capacité Assaut et ne peut donc pas attaquer { $target }.
refusal-hon-assault-during-move = { $unit } ne donne l’assaut qu’à un ennemi dont elle pénètre la case pendant une action de mouvement, pas à { $target } maintenant.
refusal-hon-assault-from-where = { $unit } devrait être sur une case libre adjacente à { $target }, ou dans un véhicule qui s’y trouve.
refusal-hon-assault-x-target = { $unit } n’a aucune valeur contre des unités comme { $target }.
refusal-hon-assault-movement-needed = { $unit } n’a plus assez de mouvement pour entrer dans la case de l’unité { $target }.
refusal-hon-ambush-assaulting = { $unit } doit quitter son embuscade avant de donner l’assaut à { $target }.
refusal-hon-reserve-immutable-assault = Personne ne donne l’assaut en phase de réserve : { $unit } laisse { $target } tranquille.
refusal-hon-assault-x-target-gear = { $unit } n’a pas ce matériel pour un assaut contre { $target }.
