### Mouvement, zones, retards, réserves, sapeurs

frame-movement = { $unit } en mouvement
frame-creep = { $unit } en mouvement, un hexagone
frame-hazards = Dangers du chemin
frame-anti-tank-fire = Tir antichar
frame-overstack = Trop de monde en { $hex }
frame-deploy-reserve = { $division } quitte la réserve
frame-reserve-release = Libération des réserves

prompt-movement-march = Où va { $unit } ? Points restants : { $points }
prompt-movement-anti-tank = Tirez-vous sur les chars ?
prompt-overstack-unit = Il y a trop de monde en { $hex } : qui fait de la place ?
prompt-reserve-deploy = { $division } est libérée : où vont ses unités ?

option-march = Vers { $hex }
    .kind = Aller à un hexagone
option-halt = S’arrêter ici
    .kind = S’arrêter
option-lay-delay = Tenter de laisser un retardement de { $value }
    .kind = Laisser un retardement
option-leave-map = Quitter la carte
    .kind = Quitter la carte
option-cross-in-boats = Les sapeurs de { $unit } traversent vers { $hex }
    .kind = Traverser en barque
option-open-fire = Tirer sur { $unit }
    .kind = Tir antichar
option-make-room = { $unit } va en { $hex }
    .kind = Faire de la place
option-deploy = { $unit } va en { $hex }
    .kind = Déployer une unité
option-end-deployment = Les autres restent avec le QG
    .kind = Finir le déploiement

event-moved = { $unit } entre en { $hex }.
event-delay-lifted = Le retardement en { $hex } est levé.
event-entry-lost = L’entrée en { $hex } est fermée pour de bon : { $seat }.
event-tested = Test de { $what ->
    [mines] mines
   *[other] panne
} pour { $unit } : un { $die } ; { $most } ou moins la désorganise.
event-stopped = { $unit } est désorganisée en chemin.
event-fired-at-tanks = { $unit } tire sur { $target } : un { $die } ; { $most } ou moins la désorganise.
event-made-room = { $unit } fait de la place et va en { $hex }.
event-delay-tried = { $unit } lance { $dice } pour un retardement ; il faut { $most } ou moins.
event-delay-laid = Un retardement de { $value } est posé en { $hex }.
event-left-map = { $unit } quitte la carte en { $hex }.
event-bridgehead-laid = Les sapeurs de { $unit } tiennent une tête de pont en { $hex }.
event-bridgehead-lost = La tête de pont en { $hex } est perdue.
event-released = { $division } est libérée de la réserve.
event-reserve-tested = { $division } lance { $dice } pour sa libération ; il faut { $most } ou moins.
event-deployed = { $unit } se déploie en { $hex }.

refusal-tof-7-move-mp = { $unit } n’atteint pas { $hex } avec les points qu’elle a.
refusal-tof-7-move-columns = { $unit } ne peut passer en { $hex } : le terrain ou l’eau lui est fermé.
refusal-tof-7-move-limits = L’ennemi tient { $hex } : { $unit } ne peut y entrer.
refusal-tof-ruling-battery-hex = Une batterie est debout en { $hex } : { $unit } n’y entre que par une attaque.
refusal-tof-7-stack-end = { $unit } ne trouve pas de place en { $hex }.
refusal-tof-7-zoc-enter = L’ordre ne permet pas à { $unit } d’entrer dans la zone ennemie en { $hex }.
refusal-tof-7-zoc-exit = L’ordre ne permet pas à { $unit } de quitter la zone ennemie vers { $hex }.
refusal-tof-7-zoc-penetrate = L’ordre ne permet pas à { $unit } de passer d’une zone à l’autre, en { $hex }.
refusal-tof-7-zoc-absolute = Personne ne passe d’un hexagone contrôlé à un autre : { $unit } ne va pas en { $hex }.
refusal-tof-8-bt-enemy-entry = { $unit } est trop faible pour entrer dans la percée en { $hex }.
refusal-tof-5-delay-place = { $unit } ne peut laisser de retardement : une fois seulement, en manœuvre, dans un hexagone où elle vient d’arriver.
refusal-tof-5-delay-place-value = Un retardement ne vaut pas plus que le TR de { $unit }.
refusal-tof-5-delay-place-none = Il ne reste pas de retardement de { $value }.
refusal-tof-ruling-delay-extra = Il y a déjà un retardement en { $hex }.
refusal-tof-ruling-exit = { $unit } ne peut quitter la carte en { $hex }.
refusal-tof-ruling-exit-supply = Le QG de { $unit } n’est pas ravitaillé : personne ne quitte la carte en { $hex }.
refusal-tof-9-sapper-place = { $unit } n’a pas de sapeurs qui puissent traverser.
refusal-tof-9-sapper-place-where = Les sapeurs de { $unit } ne peuvent traverser vers { $hex }.
refusal-tof-ruling-sapper-when = { $unit } tient déjà une tête de pont.
refusal-tof-ruling-disrupt-overstack = { $unit } ne peut y aller pour faire de la place.
refusal-tof-9-reserve-deploy = Il y a encore trop de monde avec le QG : { $division } doit se déployer.
refusal-tof-9-reserve-deploy-where = Les unités de { $division } vont du QG aux hexagones voisins.
