### Les mots de la commande dans le terminal

## Commands: the value is what it does, .form how it is typed, .words all words for it
ui-do-help = cette liste
    .form = aide
    .words = ? aide
ui-do-go = choisir par le nom d’un lieu ou d’une unité, ou par des mots du choix
    .form = aller C5
    .words = aller va
ui-do-map = revoir la carte
    .form = carte
    .words = carte plateau
ui-do-choices = revoir la question et ses choix
    .form = choix
    .words = choix liste
ui-do-look = tout sur un lieu ou une unité
    .form = voir C5
    .words = voir unité v
ui-do-odds = les chances de réussite d’un choix
    .form = chances 3
    .words = chances
ui-do-why = pourquoi une chose est impossible, et par quelle règle
    .form = pourquoi C5
    .words = pourquoi
ui-do-rule = ce que dit une règle
    .form = règle ID
    .words = règle
ui-do-log = ce qui s’est passé
    .form = journal 20
    .words = journal
ui-do-undo = revenir sur le dernier choix
    .form = annuler
    .words = annuler retour
ui-do-save = enregistrer la partie dans un fichier
    .form = enregistrer FICHIER
    .words = enregistrer sauver
ui-do-case = enregistrer la position comme cas de règle
    .form = cas FICHIER RÈGLE
    .words = cas
ui-do-quit = quitter ; la partie est conservée
    .form = quitter
    .words = quitter q

## Questions and answers
ui-help-choices = Tapez le numéro d’un choix, ou des mots qu’un seul choix contient (« C5 », « passer »), ou bien :
ui-level = niveau { $level }
ui-several = « { $words } » convient à plusieurs choix :
ui-not-understood = « { $words } » n’est ni un choix possible ni une commande. Tapez « aide » pour en voir la liste.
ui-of-what = De quoi ? Tapez par exemple « { $form } » : { $what }.
ui-about = { $thing } : { $what }
ui-no-such-thing = Aucun lieu et aucune unité ne s’appelle « { $name } ».
ui-no-such-rule = Il n’y a pas de règle { $rule }.
ui-defect = Les règles échouent ici : c’est un défaut du jeu, et non une réponse. Ce qui n’a pas marché est consigné.
ui-why-unknown = Dites quoi : « pourquoi » et le nom d’un lieu ou d’une unité. « { $words } » n’en est pas un dont il soit question ici.
ui-yes-words = oui o yes y
ui-commits = On ne pourra pas revenir en arrière.
ui-go-ahead = On y va ? [oui]/non :
ui-consent = { $seat }, acceptez-vous qu’on revienne sur ce choix : { $what } ? oui/[non] :
ui-odds-nothing = rien ne se passe
ui-percent = { $number } %
ui-kept = La partie est conservée dans { $file }.
ui-welcome = Tapez « aide » pour voir ce que vous pouvez taper.

## Saved matches
ui-replay-step = { $number } sur { $last }, { $seat } : { $what }
ui-replay-undo = { $number } sur { $last }, { $seat } revient en arrière, jusqu’à { $to }
ui-replay-next = Entrée continue, un numéro va jusque-là, q quitte :
ui-verified = { $count ->
    [one] { $count } dé vérifié
   *[other] { $count } dés vérifiés
} : chacun est celui que donne la graine.
ui-commitment = Engagement : { $hash }
ui-revisions = { $count ->
    [one] { $count } entrée au journal
   *[other] { $count } entrées au journal
}, règles { $rules }
