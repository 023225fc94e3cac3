### The kernel's own words

## Options
option-pass = Passer

## Refusals: why a choice is not taken
# $prompt: what the game asks; $where: the procedures that it is in the middle of
refusal-kernel-no-such-thing = Ce choix désigne une chose qui n’existe pas.
refusal-kernel-not-now = Pas maintenant : la partie attend « { $prompt } » ({ $where }).
refusal-kernel-not-offered = Ce choix ne fait pas partie de ceux qui sont proposés.
refusal-kernel-not-your-turn = Aucune décision ne vous est demandée pour l’instant.
# $expected, $given: revisions of the match
refusal-stale = La situation a changé depuis votre choix : la partie en est à l’étape { $expected }, vous avez choisi à l’étape { $given }.
refusal-kernel-over = La partie est terminée.

## Events
# $by: who rolls; $what: the name of the roll; $n: how many dice; $need: the face to reach, 0 where each face counts;
# $hits: how many reached it; $faces: the faces, listed
event-rolled = { $need ->
    [0] { $what }, { $by } : { $faces }.
   *[other] { $what }, { $by } : { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } à { $need } ou plus, { $hits ->
        [0] aucun succès
        [one] un succès
       *[other] { $hits } succès
    } ({ $faces }).
}
# $by: who rolls; $what: the name of the roll; $most: the highest face that succeeds, 0 to 9; $hits: how many do;
# $faces: the faces, listed; $sides: how many each die has
event-rolled-low = { $what }, { $by } : { $faces } pour { $most } ou moins, { $hits ->
    [0] échec
   *[other] succès
}.
# $winners: the seats that won, none of them in a draw; clients show the rule that ends the match beside the sentence
event-over = { $winners ->
    [none] La partie est terminée : match nul.
   *[other] La partie est terminée. Victoire : { $winners }.
}

### The words of the clients

## Commands: the value is the command's name, .help what it does
ui-undo = Annuler
    .help = revenir sur votre dernier choix

## Questions and answers
ui-choose = Choisissez un numéro ou une commande :
ui-options = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
ui-more = { $count ->
    [one] et { $count } autre…
   *[other] et { $count } autres…
}
ui-number-out-of-range = Choisissez un numéro de 1 à { $count }.
ui-yes = Oui
ui-press-enter = Appuyez sur Entrée pour continuer

## The course of the match
ui-round = Tour { $number }
ui-your-move = { $seat }, à vous de jouer.
ui-hand-over = Passez l’écran : { $seat }. Que les autres détournent les yeux !
ui-undone = Votre dernier choix est annulé.
ui-cannot-be-undone = Impossible de revenir en arrière : un dé a été lancé, une information révélée, ou un autre joueur a répondu.
ui-saved = Enregistré dans { $file }.

## Rulings
ui-allowed = C’est permis.
ui-rule = Règle { $rule }
ui-odds-none = Ce choix ne laisse rien au hasard.

## The end
ui-result-win = Victoire : { $side }.
ui-result-draw = Match nul.

## Honest dice
# $hash: the published hash of the secret seed
ui-dice-sealed = Les dés sont scellés : { $hash }

## Matches of other rules
# $rules: the version that the match was played by; $now: that of the server; $agrees: the last revision that both give
ui-frozen = Cette partie a été jouée selon les règles { $rules }. Les règles { $now } de ce serveur ne la redonnent pas au-delà du pas { $agrees } : on peut la relire, pas la jouer.
# $revision: the step of the earlier match
ui-from-record = Cette partie reprend au pas { $revision } d’une partie antérieure : qui en a l’enregistrement sait tout ce qui était caché jusque-là, y compris l’ordre des pioches.
