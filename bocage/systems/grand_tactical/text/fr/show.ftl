### Ce qui est montré à côté et autour de la carte

## Filtres : les hexagones qui comptent pour une unité
overlay-reach = Mouvement
    .about = Où un mouvement peut finir, et les points qu’il coûte.
overlay-swept = Zone de tir
    .about = Où l’unité peut tirer directement, et sur qui y bouge.
overlay-watched = Zones de tir ennemies
    .about = Combien d’unités ennemies tiennent chaque hexagone sous leur feu.
overlay-observed = Tir indirect
    .about = Ce que l’unité pourrait bombarder : à sa portée, et vu d’elle ou d’un observateur.
overlay-contact = Contact radio
    .about = D’une batterie : le leader (♦) qui l’a et ses observateurs, ou ce que le dé doit donner pour chaque leader. Des autres : les batteries qui tirent pour leur formation.
overlay-sight = Ligne de vue
    .about = Les hexagones que l’unité voit.
overlay-command = Commandement
    .about = Où l’unité est commandée, là où se tient son leader.

## Plateaux
tray-box = Renforts : { $division }
tray-park = { $park } en { $hex }
tray-cup = Jetons : { $seat }
tray-chit = { $chit } : { $state ->
    [cup] dans le gobelet
    [carried] resté du tour précédent
    [now] acheté pour ce tour
   *[next] acheté pour le tour suivant
}
tray-unknown-chits = Jetons de formation de ce tour : { $in_cup }, de côté : { $set_aside }

## Marqueurs et états
name-leader = leader
name-place = lieu-dit
name-cohesion = perte de cohésion
name-step-loss = pas perdu
name-rallying = hommes au ralliement
name-working = hommes au travail
name-entering = dans un hexagone d’entrée
name-acted = a agi
