### Véhicules

## Noms
name-sherman-75 = Sherman 75
name-sherman-76 = Sherman 76
name-firefly = Sherman Firefly
name-churchill-vii = Churchill VII
name-universal-carrier = Universal Carrier
name-m3-halftrack = semi-chenillé M3
name-m8-greyhound = M8 Greyhound
name-sdkfz-251 = SdKfz 251
name-stug-iii = StuG III
name-panzer-iv = Panzer IV
name-panther = Panther
name-tiger = Tigre
name-t34-76 = T-34/76
name-t34-85 = T-34/85
name-su76 = SU-76
name-truck = camion
name-jeep = jeep
name-motorcycle = moto
name-commander = chef de bord
name-smoking-wreck = épave fumante
name-abandoned = abandonné
name-gun-out = arme principale hors d’usage
name-bogged = enlisé
name-immobilised = immobilisé
name-turret = tourelle
name-front = avant
name-side = flanc
name-rear = arrière
name-length = longueur
name-width = largeur

## Le fil
frame-deploy-vehicle = { $unit } se déploie

## Questions
prompt-deploy-vehicle = Où se déploie { $unit } ?

## Réponses
option-park = Se déployer sur { $near }, cap { $facing }°

## Pourquoi pas
refusal-roe-veh-proximity = { $unit } serait sur quelqu’un ou trop près.
refusal-roe-veh-terrain = { $unit } ne peut pas y rouler.

## Jeu
frame-move-vehicle = { $unit } roule
frame-driving = { $unit } en chemin
frame-blow = { $unit } est touché
frame-damage = { $unit } est endommagé
frame-bail-out = L’équipage de { $unit } peut sortir
frame-destroy = { $unit } est détruit
frame-fire-at-vehicle = { $unit } tire sur { $target }

prompt-drive = Où va { $unit } ?

option-drive = { $backwards ->
    [1] Reculer vers { $near }, cap { $facing }°
   *[other] Rouler vers { $near }, cap { $facing }°
}
option-work-free = On dégage { $unit }
option-mend-gun = On répare l’arme principale de { $unit }

event-drove = { $unit } parcourt { $far } mm : { $near }.
event-bogged-down = { $unit } s’enlise.
event-freed = { $unit } { $free ->
    [1] est dégagé
   *[other] reste enlisé
}.
event-gun-mended = L’arme principale de { $unit } { $mended ->
    [1] est réparée
   *[other] reste hors d’usage
}.
event-hit-vehicle = { $unit } sur { $target }, { $weapon } : { $hits } touches.
event-penetrated = { $unit } : { $plate }, { $die } et { $strength } contre { $armour }.
event-damaged = { $unit } est endommagé : { $stuck }{ $gun_out ->
    [1] , arme principale hors d’usage.
   *[other] .
}
event-bailed-out = L’équipage de { $unit } sort.
event-wrecked = { $unit } est détruit{ $smokes ->
    [1] {" "}et fume.
   *[other] .
}

modifier-roe-veh-fire = en mouvement
modifier-roe-veh-immobilised = immobilisé

name-bail-out = rester à bord
name-free = peut bouger

refusal-roe-veh-bail-out = { $unit } est cloué : il ne peut que tenir ou ramper.
refusal-roe-veh-bog = { $unit } n’a pas à être dégagé.
refusal-roe-veh-damaged = Il n’y a rien à réparer sur { $unit }.
refusal-roe-veh-immobilised = { $unit } ne peut pas bouger.
refusal-roe-veh-orders = { $unit } peut parcourir { $most } mm, et il y a { $far } mm.
refusal-roe-veh-turning = { $unit } ne peut pas tourner ou reculer ainsi.
refusal-roe-ruling-vehicle-nerves = L’équipage de { $unit } ne se replie pas tant qu’il est à bord.
