### Tide of Iron : l’assaut

name-assault = Assaut
name-assault-cover = Couvert
name-assault-defence = Défenseurs

frame-assault = Assaut sur { $hex } par { $unit }
frame-attacker-losses = Pertes des attaquants
frame-defender-losses = Pertes des défenseurs
frame-retreat = Retraite, { $hex }
frame-regroup = Regroupement en { $hex }
frame-advance-after-assault = Avance en { $hex }

prompt-assault-support = { $unit } donne l’assaut à { $place } : qui le soutient ?
prompt-assault-concealed = { $unit } se découvre-t-il pour combattre ?
prompt-assault-losses = { $hits ->
    [one] Dernière touche
   *[other] { $hits } touches
} : quelle unité l’encaisse ?
prompt-assault-advance = Qui avance en { $place } ?
prompt-retreat = Où les défenseurs de l’hexagone { $place } se retirent-ils ?
prompt-retreat-excess = { $place } est trop plein : quelle unité est sacrifiée ?

option-assault-hex = Donner l’assaut à { $hex }
    .kind = Donner l’assaut
option-support-assault = { $unit } soutient
    .kind = Soutien
option-launch-assault = Lancer l’assaut
option-stay-out = { $unit } reste caché
option-fight-assault = { $unit } combat
option-assign-hit = { $unit } encaisse la touche
    .kind = Encaisser la touche
option-retreat-to = Se retirer en { $hex }
    .kind = Retraite
option-remove-excess = Sacrifier { $unit }
    .kind = Sacrifier une unité
option-advance-into = Avancer avec { $unit }
    .kind = Avancer
option-hold-back = Ne plus avancer

event-assault-supported = { $unit } soutient l’assaut sur { $hex }.
event-assaulted = { $unit } donne l’assaut à { $hex } : { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
} contre un couvert de { $cover } ; les défenseurs lancent { $defence ->
    [one] { $defence } dé
   *[other] { $defence } dés
}.
event-assault-won = L’assaut de l’unité { $unit } sur { $hex } réussit, { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} à { $returned }.
event-assault-failed = L’assaut de l’unité { $unit } sur { $hex } échoue, { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} à { $returned }.
event-retreated = { $unit } se retire en { $hex }.
event-lost-in-retreat = { $unit } ne peut pas se retirer et est perdu.
event-advanced-into = { $unit } avance en { $hex }.

modifier-toi-assault-attack-fp = puissance de feu contre l’infanterie
modifier-toi-assault-supports = soutien à demi-puissance
modifier-toi-assault-flame-fp = lance-flammes
modifier-toi-assault-flame-cover = lance-flammes contre le couvert
modifier-toi-assault-defence-fp = puissance de feu d’un défenseur
modifier-toi-squad-damage-pinned-effects = cloué : demi-puissance
modifier-toi-calc-halve-once = divisée deux fois : aucune puissance de feu
modifier-toi-smoke-assault-into = dans les fumigènes : demi-puissance
modifier-toi-smoke-assault-defence = fumigènes dans l’hexagone

refusal-toi-assault-who = { $unit } a une arme lourde ou est un véhicule : il ne participe pas à un assaut sur { $place }.
refusal-toi-assault-no-after-obstacle = { $unit } est entré dans des barbelés ou des mines et ne peut pas donner l’assaut à { $place } maintenant.
refusal-toi-assault-target = { $place } n’est pas à côté de l’unité { $unit }.
refusal-toi-assault-target-empty = { $unit } ne trouve aucun ennemi en { $place }.
refusal-toi-ruling-assault-on-concealed-squads = { $unit } ne peut pas donner l’assaut à { $place } : tous les ennemis y sont dissimulés.
refusal-toi-ruling-assault-on-concealed-squads-other = { $unit } n’est pas le squad dissimulé en { $place } qui décide maintenant.
refusal-toi-assault-no-heavy-vehicle = { $unit } ne peut pas donner l’assaut à { $place } : un véhicule lourd s’y trouve.
refusal-toi-ruling-assault-across-impassable-terrain = { $unit } ne pourrait pas entrer à pied en { $place } d’ici.
refusal-toi-assault-supports = { $unit } n’est pas un autre de vos squads pour soutenir un assaut sur { $place }.
refusal-toi-assault-supports-far = { $unit } n’est pas à côté de l’hexagone { $place }.
refusal-toi-assault-supports-shaken = { $unit } est cloué ou perturbé et ne peut pas soutenir un assaut sur { $place }.
refusal-toi-assault-supports-two = { $unit } ne peut pas soutenir en plus : deux squads au plus soutiennent un assaut sur { $place }, chacun une fois.
refusal-toi-smoke-assault-no-support = { $unit } ne peut pas soutenir un assaut dans les fumigènes de l’hexagone { $place }.
refusal-toi-assault-attacker-losses = { $unit } ne subit pas de pertes de cet assaut.
refusal-toi-assault-defender-losses = { $unit } ne subit pas de pertes de cet assaut.
refusal-toi-assault-light-vehicle-losses = { $unit } a déjà assez de touches pour être détruit.
refusal-toi-assault-retreat-hex = { $place } n’est pas à côté de l’hexagone abandonné.
refusal-toi-assault-retreat-hex-enemy = { $place } est tenu par l’ennemi.
refusal-toi-ruling-immobile-vehicles-and-impassable-hexes-in-retreat = Aucun défenseur ne pourrait entrer en { $place }.
refusal-toi-stacking-retreat-excess = { $unit } ne peut pas être sacrifié pour faire de la place en { $place }.
refusal-toi-assault-advance = { $unit } ne peut pas avancer en { $place } : seuls le squad actif et ses soutiens qui n’étaient pas épuisés le peuvent, par un terrain praticable.
