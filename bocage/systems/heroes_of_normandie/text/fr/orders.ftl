### Heroes of Normandie : ordres, activations, réserve

frame-order-phase = Phase d’ordres
frame-place-orders = Pose des ordres
frame-activation-phase = Phase d’activation
frame-autonomous-window = Unités autonomes
frame-special-window = Ordres spéciaux
frame-reveal-number = Le numéro suivant de l’{ $seat }
frame-activation = Activation de l’unité { $unit }
frame-reserve-phase = Phase de réserve
frame-reserve-moves = Mouvements de réserve

prompt-order-place = Qui reçoit { $order ->
    [11] le bluff
    [12] l’ordre spécial
   *[other] l’ordre { $order }
} ?
prompt-activation-autonomous = Une unité autonome agit-elle maintenant ?
prompt-activation-special = Révélez-vous un ordre spécial maintenant ?
prompt-activation = Que fait { $unit } ({ $type }) ?
prompt-reserve = Quelle unité se déplace ?

option-give-order = { $order ->
    [11] Le bluff
    [12] L’ordre spécial
   *[other] L’ordre { $order }
} pour { $unit }
    .kind = Donner l’ordre
option-keep-order = Ne pas utiliser { $order ->
    [11] le bluff
    [12] l’ordre spécial
   *[other] l’ordre { $order }
}
option-act-alone = { $unit } agit
    .kind = Agir sans ordre
option-reveal-special = Révéler l’ordre spécial de l’unité { $unit }
    .kind = Révéler un ordre spécial
option-march = Se déplacer
option-do-nothing = Ne rien faire
option-move-in-reserve = Déplacer { $unit }
    .kind = Déplacer
option-end-reserve = Ne plus déplacer d’unité

event-orders-taken = L’{ $seat } prend { $numbered ->
    [0] aucun ordre numéroté
    [one] { $numbered } ordre numéroté
   *[other] { $numbered } ordres numérotés
}, { $specials ->
    [0] aucun ordre spécial
    [one] { $specials } ordre spécial
   *[other] { $specials } ordres spéciaux
} et { $bluffs ->
    [0] aucun bluff
    [one] { $bluffs } bluff
   *[other] { $bluffs } bluffs
}.
event-order-given = { $unit } reçoit { $order ->
    [11] le bluff
    [12] l’ordre spécial
   *[other] l’ordre { $order }
}.
event-order-kept = { $order ->
    [11] Le bluff
    [12] L’ordre spécial
   *[other] L’ordre { $order }
} reste inutilisé.
event-token-laid = L’{ $seat } pose un pion.
event-orders-placed = L’{ $seat } a posé ses ordres : { $units }.
event-order-revealed = Ordre { $number } : { $unit } est activée.
event-number-skipped = Ordre { $number } de l’{ $seat } : plus personne ne l’a.
event-special-revealed = { $number ->
    [0] Un ordre spécial active { $unit } avant le premier numéro.
   *[other] Un ordre spécial active { $unit } ; il compte comme le numéro { $number }.
}
event-acted-alone = { $unit } agit sans ordre.
event-token-lost = { $unit } perd son pion sans le révéler.
event-did-nothing = { $unit } ne fait rien.
event-bluffs-discarded = Bluffs défaussés : { $units }.
event-recovered = { $unit } récupère et { $left ->
    [0] n’a plus de marqueur Suppressed
    [one] garde un marqueur Suppressed
   *[other] garde { $left } marqueurs Suppressed
}.

refusal-hon-order-placement-other-side = { $unit } n’est pas sous vos ordres.
refusal-hon-order-placement-not-in-play = { $unit } n’est pas en jeu.
refusal-hon-order-placement-place-all = Tous les pions sont posés tant qu’il y a des unités pour les recevoir.
refusal-hon-order-one-per-unit = { $unit } a déjà un pion.
refusal-hon-order-count = Ce n’est pas le tour { $order ->
    [11] du bluff
    [12] de l’ordre spécial
   *[other] de l’ordre { $order }
}.
refusal-hon-order-special = { $unit } n’a pas d’ordre spécial à vous.
refusal-hon-cmd-personal = { $unit } doit recevoir un pion.
refusal-hon-cmd-autonomous = { $unit } n’est pas une de vos unités autonomes.
refusal-hon-act-activated-def = { $unit } a déjà agi ce tour-ci, ou n’est pas en jeu.
refusal-hon-reserve-who = { $unit } a agi, s’est déplacée ou a un ordre.
refusal-hon-reserve-who-other-side = { $unit } n’est pas à vous.
refusal-hon-reserve-who-not-in-play = { $unit } n’est pas en jeu.
refusal-hon-hvy-tracks = Les chenilles de l’unité { $unit } sont touchées : elle ne peut plus bouger.
