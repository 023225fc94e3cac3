### Consignes

order-hold-fire = Ne pas tirer
    .about = Ne jamais tirer sur les chars en mouvement.
order-fire-always = Toujours tirer
    .about = Tirer sur tous les chars qui entrent dans vos zones.
order-fire-when-likely = Tirer quand cela en vaut la peine
    .about = Tirer sur les chars là où vos unités ont ensemble assez de chances de les arrêter.
order-fire-when-likely-chance = Chance minimale en pour cent
order-let-reaction-pass = Laisser passer les cases de réaction
    .about = Ne faire aucune opération avant la réaction finale.
order-keep-spoiling-points = Garder les points de Spoiling
    .about = Ne faire aucune attaque de Spoiling.
order-stand-and-fight = Tenir et combattre
    .about = Aucun QG ne refuse le combat.
order-save-headquarters = Sauver les QG
    .about = Un QG attaqué seul se replie vers son ravitaillement.
order-leave-lost-positions = Laisser les positions perdues
    .about = Ne jamais contre-attaquer.
order-support-defence = Soutenir les défenses
    .about = Dépenser un point de soutien pour une défense tant que la réserve en a assez.
order-support-defence-least = Points que la réserve doit avoir
order-suffer-plainly = Subir sans question
    .about = Reculer vers le ravitaillement, prendre les pas sur les QG, et laisser désorganiser les unités les plus faibles.
order-stake-at-most = Miser des points
    .about = Miser tant de points de commandement pour l’initiative, ou tous ceux qu’il y a.
order-stake-at-most-points = Points de commandement
