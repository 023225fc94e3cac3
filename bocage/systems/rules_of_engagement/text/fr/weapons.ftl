### Grenades, obus et flammes

frame-explosions = { $unit } sur { $target } : point d’impact
prompt-template = Sur qui de { $target } { $unit } centre-t-il le gabarit ?
option-fire-with = { $unit } tire sur { $target }, certains avec { $weapon }
option-place-template = Sur { $figure }
event-launched = { $unit } sur { $target } avec { $weapon } : { $face }, { $need } ajouté ; { $hit ->
    [1] touché.
   *[other] manqué.
}
event-went-astray = Le coup de { $unit } dévie : { $at }.
event-backfired = L’engin éclate chez { $unit }, près de { $figure }.
modifier-roe-hit-large-target = grande cible
refusal-roe-weapon-grenade-three = Trois hommes de { $unit } au plus lancent des grenades.
refusal-roe-weapon-molotov-three = Trois hommes de { $unit } au plus lancent des cocktails.
refusal-roe-weapon-molotov = { $unit } n’en a plus autant : { $weapon }.
refusal-roe-weapon-at-grenade = On ne tire pas avec { $weapon } : { $unit } doit l’approcher de la cible.
refusal-roe-weapon-lmg-no-move-fire = { $unit } a bougé : { $weapon } se tait.
refusal-roe-weapon-inf-at-no-move = { $unit } a bougé : { $weapon } ne tire pas.
refusal-roe-weapon-rifle-grenade = { $unit } a bougé : pas de { $weapon }.
refusal-roe-weapon-mortar-no-opp = Pas de tir d’opportunité avec { $weapon } : { $unit }.
refusal-roe-flame-no-opp = { $unit } n’emploie pas { $weapon } en tir d’opportunité.
refusal-roe-flame-three-shots = { $weapon } de { $unit } est vide.
refusal-roe-indirect-range = { $target } est trop proche pour un tir indirect de { $unit }.
refusal-roe-indirect-los = Personne qui guide le tir de { $unit } ne voit { $target }.
refusal-roe-profile-weapons = Ces hommes de { $unit } ne peuvent pas employer { $weapon }.
refusal-roe-blast-other-squads = { $unit } doit poser le gabarit sur { $target } là où il prend le moins d’autres figurines.
frame-gun-fire = { $unit } sur le canon de { $target }
option-fire-at-gun = { $unit } tire sur le canon de { $target }
event-gun-struck = { $unit } sur le canon de { $target } avec { $weapon } : { $dice } { $dice ->
    [one] dé
   *[other] dés
}, { $need } ajouté, { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
event-gun-lost = Le canon de { $unit } est détruit.
event-gun-left = { $unit } abandonne son canon.
event-gun-manned = { $unit } a repris son canon.
refusal-roe-weapon-support-target-gun = { $unit } ne peut rien contre un canon de { $target }.
frame-tolls = Pertes par explosion
option-fire-now-with = { $unit } tire maintenant sur { $target }, certains avec { $weapon }
event-carrier-fell = { $figure } est parmi les pertes de { $unit }.
event-fuel-exploded = Le réservoir de { $unit } explose.
frame-spot-fire = { $unit } au même endroit
frame-smoke-fire = Fumigènes de { $unit }
option-fire-again = { $unit } tire encore au même endroit
option-lay-smoke = { $unit } tire ses fumigènes
option-screen-squad = { $unit } : fumée devant { $target }
event-will-screen = { $unit } doit masquer { $target } par la fumée.
event-screened = Fumée de { $unit } devant { $target } : { $thick ->
    [1] on ne voit rien au travers.
   *[other] elle est légère.
}
event-shelled = { $unit } avec { $weapon } sur { $at } : { $face }, { $need } ajouté ; { $hit ->
    [1] au but.
   *[other] à côté.
}
refusal-roe-smoke-source = { $unit } n’a rien pour faire de la fumée.
refusal-roe-smoke-declare = { $unit } n’a pas annoncé de fumée pour { $target }.
refusal-roe-smoke-squad-mortar = { $unit } ne masque que lui-même, pas { $target }.
refusal-roe-smoke-hit = Il y a de la fumée entre { $unit } et { $target }.
refusal-roe-reg-eligible = { $unit } n’a pas d’arme à tir réglé.
refusal-roe-reg-same-spot = { $unit } n’a pas encore réglé son tir.
event-arm-taken = { $figure } ({ $unit }) reprend l’arme : { $weapon }.
