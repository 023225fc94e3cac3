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
name-abandoned = sans équipage
name-gun-out = arme principale hors d’usage
name-bogged = enlisement
name-immobilised = hors d’état de rouler
name-turret = tourelle
name-hull = caisse
name-pintle = affût
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
frame-blow = { $unit } encaisse un coup
frame-damage = Dégâts : { $unit }
frame-bail-out = L’équipage de { $unit } peut sortir
frame-destroy = Destruction : { $unit }
frame-fire-at-vehicle = { $unit } tire sur { $target }

prompt-drive = Où va { $unit } ?

option-drive = { $backwards ->
    [1] Reculer vers { $near }, cap { $facing }°
   *[other] Rouler vers { $near }, cap { $facing }°
}
option-work-free = On dégage { $unit }
option-mend-gun = On répare l’arme principale de { $unit }

event-drove = { $unit } parcourt { $far } : { $near }.
event-bogged-down = { $unit } s’enlise.
event-freed = { $unit } { $free ->
    [1] repart
   *[other] ne repart pas
}.
event-gun-mended = L’arme principale de { $unit } { $mended ->
    [1] est réparée
   *[other] reste hors d’usage
}.
event-hit-vehicle = { $unit } sur { $target }, { $weapon } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
event-penetrated = { $unit }, { $plate } : dé { $die } et force { $strength } contre un blindage de { $armour }.
event-damaged = { $unit } subit des dégâts : { $stuck }{ $gun_out ->
    [1] , arme principale hors d’usage.
   *[other] .
}
event-bailed-out = L’équipage de { $unit } sort.
event-wrecked = Destruction : { $unit }{ $smokes ->
    [1] , dont l’épave fume.
   *[other] .
}

modifier-roe-veh-fire = en mouvement
modifier-roe-veh-immobilised = ne peut plus rouler

name-bail-out = rester à bord
name-free = peut bouger

refusal-roe-veh-bail-out = L’équipage de { $unit } est sous le choc, on ne peut que tenir ou ramper.
refusal-roe-veh-bog = { $unit } roule : il n’y a rien à dégager.
refusal-roe-veh-damaged = Il n’y a rien à réparer sur { $unit }.
refusal-roe-veh-immobilised = { $unit } ne peut pas bouger.
refusal-roe-veh-orders = { $unit } peut parcourir { $most }, et il y a { $far }.
refusal-roe-veh-turning = { $unit } ne peut pas tourner ou reculer ainsi.
refusal-roe-ruling-vehicle-nerves = L’équipage de { $unit } ne se replie pas tant qu’il est à bord.

## À bord, écrasé et assailli
frame-boarding = { $unit } embarque
frame-remounting = { $unit } remonte à bord
frame-handle = { $unit }
frame-overrunning = { $unit } roule sur { $target }
frame-assault-vehicle = { $unit } se jette sur { $target }
frame-withdraw = { $unit } reste ou s’écarte

prompt-mount = Que fait { $unit } ?
prompt-draw-off = Où va { $unit } après l’assaut ?
prompt-go-for = Quel groupe se jette sur le véhicule qui lui a roulé dessus ?
prompt-at-bunker = Qui utilise des grenades antichars contre un bunker ?

option-board = { $unit } embarque dans { $target }
option-remount = { $unit } remonte à bord
option-get-off = { $unit } descend
option-hook = Accrocher { $unit } à { $target }
option-unhook = Décrocher { $unit }
option-drive-over = Rouler sur { $target } jusqu’à { $near }, cap { $facing }°
option-go-for = { $unit } se jette sur { $target }
option-charge-bunker = { $unit } sur { $place }
option-fire-mount = { $unit } tire sur { $target } avec ceci : { $weapon } ({ $mount })

event-boarded = { $unit } embarque dans { $target }.
event-got-off = { $unit } descend de { $target }.
event-hooked = { $hooked ->
    [1] On accroche { $unit } à
   *[other] On décroche { $unit } de
} { $target }.
event-remounted = L’équipage de { $unit } remonte à bord.
event-buttoned-up = { $unit } ferme ses trappes.
event-abandoned-taken = { $enemy } détruit { $unit }, que son équipage a quitté.
event-assaulted-vehicle = { $unit } se jette sur { $target } : { $touching } au contact, { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
event-shrank = { $unit } n’ose pas se jeter sur { $target }.
event-overran = { $unit } fonce sur { $target }, qui { $held ->
    [1] garde son sang-froid
   *[other] perd son sang-froid
}.
event-wire-flattened = { $unit } écrase { $place }.
event-bunker-charged = { $unit } sur { $place } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.

modifier-roe-veh-discipline = trappes fermées
modifier-roe-veh-transport = tir depuis un véhicule

refusal-roe-veh-fire = Cette arme de { $unit } ne peut viser { $target }.
refusal-roe-veh-transport = { $unit } ne peut pas faire cela.
refusal-roe-veh-transport-far = Tout { $unit } n’est pas à moins de 5 cm de { $target }.
refusal-roe-veh-transport-room = Il n’y a pas de place pour { $unit } dans { $target }.
refusal-roe-veh-riders-room = Il n’y a pas de place pour { $unit } sur { $target }.
refusal-roe-veh-towing = Un canon s’accroche et se décroche quand { $unit } et le véhicule tiennent.
refusal-roe-veh-towing-room = { $target } ne peut pas remorquer { $unit }.
refusal-roe-veh-remount = { $unit } n’a pas de véhicule où monter maintenant.
refusal-roe-veh-remount-far = { $unit } n’est pas à côté de son véhicule.
refusal-roe-veh-remount-enemy = L’ennemi est à moins de 10 cm du véhicule de { $unit }.
refusal-roe-veh-overrun = { $unit } ne peut rouler ainsi sur personne.
refusal-roe-veh-overrun-target = { $unit } ne peut pas rouler sur { $target }.
refusal-roe-veh-overrun-nerve = { $target } n’a pas roulé sur { $unit }.
refusal-roe-veh-assault-far = { $unit } ne peut pas aller si loin.
refusal-roe-veh-at-grenade-bunker = { $unit } n’a personne avec une grenade antichar au contact de { $place }.
refusal-roe-ruling-vehicle-passengers = { $unit } est à bord : il tient, ou rampe et descend là où le véhicule tient ou rampe.
refusal-roe-ruling-vehicle-passengers-target = { $target } est à bord d’un véhicule : c’est le véhicule qu’on vise.
refusal-roe-ruling-vehicle-weapons = Cette arme de { $unit } a tiré, ou tire sur la cible de l’arme principale.
