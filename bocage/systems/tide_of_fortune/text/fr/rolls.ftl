### Ce pour quoi on jette les dés

name-counterattack = Contre-attaque
name-morale = Moral
name-combat = Combat
name-anti-tank-fire = Tir antichar
name-mines = Mines du Westwall
name-breakdown = Panne
name-weather = Météo
name-chill = Général Chill
name-demolition = Démolition
name-repair = Réparation du port
name-income = Points de commandement
name-scatter = Dispersion du largage
name-drift = Direction de la dérive
name-drop-reaction = Réaction au largage
name-barge-attack = Attaque d’une barge
name-battery-shelling = Tir sur une batterie
name-sea-mine = Mine marine
name-roll-off = Mises égales
