### Les mots de la commande dans le terminal

## Commands: the value is what it does, .form how it is typed, .words all words for it
ui-do-help = cette liste
    .form = aide
    .words = ? aide
ui-do-go = choisir par le nom d’un lieu, même lointain, ou d’une unité, ou par des mots du choix
    .form = aller C5
    .words = aller va
ui-do-map = revoir la carte ; d’une grande, les alentours d’un lieu, la suite (gauche, droite, haut, bas) ou tout
    .form = carte C5
    .words = carte plateau
ui-do-choices = revoir la question et ses choix
    .form = choix
    .words = choix liste
ui-do-look = tout sur un lieu, une unité ou une carte ; ou : objectifs, armée, main, ou le nom d’un camp
    .form = voir C5
    .words = voir unité v
ui-do-odds = les chances de réussite d’un choix
    .form = chances 3
    .words = chances
ui-do-why = pourquoi une chose est impossible, et par quelle règle
    .form = pourquoi C5
    .words = pourquoi
ui-do-not = passer ici jusqu’à la fin du tour
    .form = pas ce tour
    .words = pas
ui-do-rule = ce que dit une règle
    .form = règle ID
    .words = règle
ui-do-log = ce qui s’est passé
    .form = journal 20
    .words = journal
ui-do-undo = revenir sur le dernier choix
    .form = annuler
    .words = annuler retour
ui-do-orders = lister, donner ou retirer des ordres permanents, qui répondent pour vous
    .form = ordres [NUMÉRO [TERMES]]
    .words = ordres
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
ui-no-such-thing = Aucun lieu, aucune unité et aucune carte ne s’appelle « { $name } ».
ui-no-such-rule = Il n’y a pas de règle { $rule }.
ui-defect = Les règles échouent ici : c’est un défaut du jeu, et non une réponse. Ce qui n’a pas marché est consigné.
ui-why-unknown = Dites quoi : « pourquoi » et des mots de l’écran : un lieu, une unité, une action. « { $words } » n’est rien dont il soit question ici.
ui-orders = Les ordres permanents répondent pour vous. « ordres 2 » donne le deuxième, ou le retire ; des termes après le numéro le précisent.
ui-no-orders = Ce jeu n’a pas d’ordres permanents.
ui-no-such-order = Il y a des ordres permanents de 1 à { $last }.
ui-no-such-term = « { $word } » n’est pas un terme de cet ordre. Termes : { $terms }
ui-order-given = Ordre donné : { $order }
ui-order-withdrawn = Ordre retiré : { $order }
ui-term = { $name } : { $value }
ui-from-to = { $least } à { $most }
ui-yes-words = oui o yes y
ui-no-words = non n no
ui-commits = On ne pourra pas revenir en arrière.
ui-go-ahead = On y va ? [oui]/non :
ui-consent = { $seat }, acceptez-vous qu’on revienne sur ce choix : { $what } ? oui/[non] :
ui-odds-nothing = rien ne se passe
ui-percent = { $number } %
ui-kept = La partie est conservée dans { $file }.
ui-welcome = Tapez « aide » pour voir ce que vous pouvez taper.

## Looking: .words are all words for it
ui-goals = Objectifs
    .words = objectifs objectif buts but victoire
ui-army = Armée
    .words = armée unités
ui-hand = Main
    .words = main cartes
ui-army-of = { $seat } : { $count ->
    [one] { $count } unité sur le plateau
   *[other] { $count } unités sur le plateau
}
ui-hand-empty = Vous n’avez aucune carte en main.
# $name : une unité encore à venir ; $turn : quand
ui-due = { $name } (tour { $turn })
ui-carries = à bord : { $unit }
ui-reach = Coût du trajet
# $seat: who plays it; $unit: which unit is meant
ui-unit-of = { $seat }, { $unit }

## Values of counters
ui-value-movement = mouvement
ui-value-move = mouvement
ui-value-range = portée
ui-value-firepower = puissance de feu
ui-value-vehicle-range = portée contre véhicules
ui-value-vehicle-firepower = puissance de feu contre véhicules
ui-value-mortar-normal = mortier
ui-value-mortar-suppressive = mortier, neutralisation
ui-value-armour = blindage
ui-value-aboard = à bord
ui-value-soft = contre l’infanterie
ui-value-front = avant
ui-value-side = flanc
ui-value-rear = arrière
ui-value-defence = défense
ui-value-quality = qualité
ui-value-fire = feu
ui-value-steps = pas
ui-value-assault = assaut

## A part of a large board
# $first, $last: the places in two opposite corners of what is shown
ui-part-of-map = De { $first } à { $last }. « carte gauche », « droite », « haut » ou « bas » montre la suite, « carte C5 » les alentours d’un lieu, « carte tout » le plateau entier.
ui-map-all = tout entière all
ui-map-left = gauche ouest
ui-map-right = droite est
ui-map-up = haut nord
ui-map-down = bas sud

## The way to a distant place
# $way: the places on it; $cost: what it costs
ui-way = Par { $way }
ui-way-cost = Par { $way } (coût { $cost })
ui-way-ends = Le trajet s’arrête ici.
ui-cannot-forgo = On ne peut pas passer à cette question.
ui-may-forgo = « pas ce tour » passe ici jusqu’à la fin du tour.
# $game: what is played
ui-hot-seat = Chacun son tour à cet écran : tous les camps sont joués ici. Pour jouer contre la machine : bocage play { $game } --against easy (ou normal, hard)

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

## Matches of a server, before an upgrade
# $match, $title: which; $rules: what it was played by; $agrees of $revision: how far it comes out as it was recorded
ui-match-stops = { $match } ({ $title }, règles { $rules }) s’arrête après { $agrees } sur { $revision } : { $why }
# $count: all of them; $going: those that would go on
ui-matches-checked = { $going } sur { $count } continueraient.
# $count: matches; $file: where they are now
ui-backed-up = { $count ->
    [one] { $count } partie dans { $file }.
   *[other] { $count } parties dans { $file }.
}
# $count: matches; $program: the version that made the backup; $made: when
ui-restored = { $count ->
    [one] { $count } partie rétablie, état du { $made } (bocage { $program }).
   *[other] { $count } parties rétablies, état du { $made } (bocage { $program }).
}
ui-archived = { $count ->
    [0] Aucune partie déplacée.
    [one] { $count } partie déplacée vers { $file }.
   *[other] { $count } parties déplacées vers { $file }.
}
# $match: its id; $why: the reason, in English
ui-match-kept = { $match } reste : { $why }
# $match: its id; $seat: who reports; $why, $about: what for and of whom; $at: when
ui-report = { $id }  { $match }, place { $seat }, { $at } : { $why }{ $about }
ui-report-against = , contre la place { $seat } ({ $name })
ui-report-against-nameless = , contre la place { $seat }
ui-report-talk = propos
ui-report-name = nom
ui-report-play = manière de jouer
ui-report-other = autre chose
ui-reports = { $count ->
    [0] Aucun signalement en attente.
    [one] { $count } signalement en attente.
   *[other] { $count } signalements en attente.
}
ui-report-settled = Signalement { $id } réglé.
ui-host-mute = Privé de parole. Un serveur en marche suit en quelques secondes.
ui-host-ban = Exclu. Un serveur en marche suit en quelques secondes.
ui-host-lifted = Levé. Un serveur en marche suit en quelques secondes.
ui-host-deleted = Partie { $match } supprimée.

## Tables sans grille
ui-help-table = Sur une table, une escouade peut aller n’importe où. Tapez « 15 cm nord », « 10 sud-ouest 5 ouest », « 60 95 » pour le point à 60 cm de la gauche et 95 cm du haut, « hedge-2 », ou « 8 cm vers hedge-2 » : ce que les règles examinent est donné, et vous acceptez ou non.
ui-length = { $cm },{ $mm } cm
ui-option-length = { $option } ({ $length })
ui-compass-n = au nord
    .words = nord n north
ui-compass-ne = au nord-est
    .words = nord-est ne
ui-compass-e = à l’est
    .words = est e east
ui-compass-se = au sud-est
    .words = sud-est se
ui-compass-s = au sud
    .words = sud s south
ui-compass-sw = au sud-ouest
    .words = sud-ouest so sw
ui-compass-w = à l’ouest
    .words = ouest o w west
ui-compass-nw = au nord-ouest
    .words = nord-ouest no nw
