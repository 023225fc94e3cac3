### Les mots du client web

## La page
language = Langue
settings = Réglages
theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Mouvement
motion-auto = Comme le système
motion-full = Complet
motion-reduced = Réduit
your-name = Votre nom
curtain-setting = Cacher le plateau entre deux joueurs devant cet écran
close = Fermer
loading = Chargement…
menu = Menu
help = Aide
rules = Règles
rule = Règle
to-lobby = Retour à l’accueil

## L’accueil
headline = Des jeux de guerre, toutes leurs règles.
subline = Seuls les coups permis vous sont offerts, et chaque décision dit quelle règle la fonde.
my-matches = Mes parties
all-matches = Tout montrer ({ $count })
open-seats = Places libres
to-watch = Parties à regarder
games = Jeux
new-match = Nouvelle partie
game = Jeu
scenario = Scénario
side = Camp
scenario-and-side = Scénario et camp
opponent = Adversaire
opponent-machine = Une machine
opponent-invited = Un ami, par lien
opponent-open = Qui voudra
opponent-hotseat = À deux ici
opponent-invited-note = vous recevez un lien à envoyer
opponent-open-note = la place est offerte à tous
opponent-hotseat-note = vous vous passez l’écran
listed-setting = Tous peuvent regarder : la partie est dans la liste
play = Jouer
pause = Pause
dice-promise = Dés vérifiables : l’empreinte du tirage est publiée avant, la graine après.
resume = Reprendre
resume-your-turn = Reprendre · à vous de jouer
continue = Continuer
review = Revoir
against = contre { $who }
a-machine = une machine
two-here = à deux devant cet écran
your-turn = à vous
open = Ouvrir
take = Prendre la place : { $seat }
learn = Apprendre en dix minutes
or = ou
learn-label = Une première partie
learn-text = Un petit scénario contre une machine. Chaque chose vous est dite quand elle se présente.
credits = Polices : Barlow et EB Garamond (SIL OFL).
about-tide-of-iron = Des squads de quatre figurines, trois niveaux de colline, et le tir d’opportunité à chaque pas.
    .tags = hexagones · 2 à 4 · 1 h
about-heroes-of-normandie = Ordres secrets, cartes à tout moment, haies, fermes et chars qui pivotent.
    .tags = carrés · 2 · 45 min
about-grand-tactical = Compagnies et jetons tirés du gobelet : on ne sait jamais qui agit ensuite.
    .tags = hexagones · 2 · 3 h
about-tide-of-fortune = Les Pays-Bas à trois kilomètres l’hexagone : ravitaillement, ponts, paris secrets.
    .tags = opérations · 2 à 3 · soirée
about-rules-of-engagement = Une table au centimètre, chaque soldat, chaque mur, chaque regard.
    .tags = table · 2 · 2 h
invited = On vous invite à une partie
guest = Invité
take-seat = Prendre place
already-in = Vous êtes déjà de cette partie : l’ouvrir

## Exposés
briefing = Exposé
briefing-situation = Situation
briefing-forces = Forces
briefing-wins = Ce qui fait gagner
briefing-special = Particularités
board-of = Le plateau : { $scenario }

## La partie
match = Partie
where-we-are = Où nous en sommes
tracks = Pistes
beside-board = À côté du plateau
due-turn = tour { $turn }
choices = Choix
cards = Cartes
dice = Dés
log = Journal
undo = Annuler
ask-undo = Demander à annuler
your-move = À vous, { $seat }
thinking = { $seat } : réflexion…
waiting-for = On attend : { $seat }…
seat-free = La place est encore libre : invitez quelqu’un depuis le menu.
seat-human = un joueur
seat-invited = invité
seat-open = libre
machine = Machine
here = en ligne
only-here = Seulement ce qui touche { $thing }
type-a-choice = Tapez un choix, un numéro ou un lieu
go-to = Aller en { $place }
cost = coûte { $cost }
level = niveau { $level }
distance-hex = { $steps ->
    [one] { $steps } hexagone
   *[other] { $steps } hexagones
}
distance-square = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
distance-from = à { $distance } de { $unit }
why-nothing = Rien à faire avec { $thing } pour l’instant.

## Chances
odds = Ce que cela ferait
weighing = On pèse…
dice-for = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, touche sur { $need }+
odds-too-complex = Pas comptées à temps : les possibilités sont nombreuses, ou le serveur est occupé.
odds-unknown = Les chances ne peuvent être calculées maintenant.
nothing-happens = Rien ne se passe.
other-outcomes = autres issues
cannot-be-undone = Lance les dés : ne peut être annulé
can-be-undone = Rien n’est laissé au hasard
confirm = C’est parti
breakdown = Détail
last-roll = Dernier jet
roll-succeeds = Succès
roll-fails = Échec
hits = { $hits ->
    [one] { $hits } succès
   *[other] { $hits } succès
}

## Le plateau
board-role = plateau
board-label = Le plateau. Les flèches déplacent un curseur qui parle, Entrée choisit.
board-help = Les flèches déplacent le curseur de case en case.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer tout le plateau

## La fin
match-over = La partie est finie
victory-of = Victoire : { $side }
draw = Égalité
resigned = { $seat } : abandon.
watch-again = La revoir
rematch = Revanche, camps échangés

## Revoir
replay = Revoir la partie
step-back = Un pas en arrière
step-on = Un pas en avant
step-of = Pas { $step } sur { $last }
bookmarks = Signets
to-present = Au présent
looking-back = On revoit le pas { $revision }.

## Panneaux
order-of-battle = Ordre de bataille
talk = Conversation
say = Dire
nobody-spoke = Personne n’a encore parlé.
honest-dice = Dés honnêtes
dice-explained = Les dés viennent d’une graine secrète. Son empreinte est publiée au début ; à la fin la graine l’est aussi, et chaque jet peut être vérifié.
commitment = Empreinte
seed = Graine
dice-agree = Tous les jets s’accordent avec la graine.
dice-differ = Un jet ne s’accorde pas avec la graine !
luck = { $dice ->
    [one] { $dice } dé, plus de chance que { $percent } % de ce qui pouvait sortir
   *[other] { $dice } dés, plus de chance que { $percent } % de ce qui pouvait sortir
}
invite = Inviter
invitation = Lien pour cette place
resign = Abandonner
resign-sure = Abandonner : vraiment ?
fold = Replier ou déplier
tutorial = Apprentissage
lesson-done = C’est fait : voilà comment on s’y prend.
understood = Compris
skip-tutorial = Passer l’apprentissage
tutorial-again = Revoir l’apprentissage
hand-over = Passez l’écran : { $seat }. Les autres, ne regardez pas !
i-am-here = Je suis là
no-curtain = Ne plus cacher le plateau
undo-asked = { $seat } : demande à reprendre le dernier choix.
undo-waits = { $seat } : a demandé à reprendre ; on interroge les autres.
agree = Accepter
refuse = Refuser
open-rule = Lire cette règle
contents = Sommaire
chapter = Chapitre { $name }
chapter-rulings = Décisions de ce projet
in-chapter = Dans son chapitre : { $chapter }
in-rulebook = Livret :
rules-unread = Les règles n’ont pas pu être lues. Fermez cette page et rouvrez-la.
rules-found = { $count ->
    [0] Rien n’est trouvé.
    [one] Une règle
   *[other] { $count } règles, les meilleures d’abord
}
search-rules = Chercher dans les règles
rule-unknown = { $rule } n’est pas au registre de ce jeu.
worked-case = Cas résolu

## Aide
help-board = Ce qui luit peut être choisi : cliquez, touchez, tapez, ou prenez son bouton. Ce qui lance les dés montre d’abord ses chances.
help-why = Cliquez ce qui n’est pas offert : on vous dit quelle règle l’interdit.
key-choose = choisir l’option de ce numéro
key-confirm = confirmer ce qui est pesé
key-back = revenir
key-undo = annuler
key-type = taper un choix
key-cursor = déplacer le curseur sur le plateau
key-pan = déplacer le plateau
key-zoom = agrandir, réduire, tout voir
key-board = aller au plateau
key-rules = règles
key-order-of-battle = ordre de bataille
key-replay = revoir la partie

## Erreurs
offline = Connexion perdue : nouvel essai…
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
error-unreachable = Le serveur ne répond pas.
error-not-found = Cette partie n’existe pas.
error-bad-token = Ce navigateur n’a pas de place dans cette partie.
error-wrong-seat = Ce n’est pas votre place.
error-forbidden = Vous ne pouvez pas regarder cette partie.
error-banned = L’hôte de ce serveur ne vous laisse pas entrer.
error-muted = L’hôte de ce serveur vous a retiré la parole.
double-click = Un double clic est une seule réponse : cliquez encore une fois pour répondre aussi à cette question.
answer-sent = Votre réponse est en route : la question suivante arrive dans un instant.
error-defect = Les règles échouent ici : c’est un défaut, et il est consigné.
error-stale = La position a changé : regardez à nouveau.
error-not-your-turn = On ne vous demande rien maintenant.
error-over = La partie est finie.
error-taken = Quelqu’un d’autre a pris cette place.
error-no-undo = Cela ne peut pas être repris.
error-flood = Trop de demandes : attendez un instant.
error-malformed = Le serveur n’a pas compris.
error-unplayable = Cette partie fut jouée avec d’autres règles et ne peut continuer.
event-taken-back = { $rolls ->
    [0] { $seat } : le dernier choix est repris.
    [one] { $seat } : le dernier choix est repris, et avec lui un jet de dés.
   *[other] { $seat } : le dernier choix est repris, et avec lui { $rolls } jets de dés.
}
event-resigned = { $seat } : abandon.
units-here = { $count ->
    [one] une unité
   *[other] { $count } unités
}
lens-of = Autour de { $unit }
lens-overall = Toute la carte
key-lens = Ce que l’unité voit, atteint, couvre
amount = { $before } → { $after }
amount-cp = PC { $before } → { $after }
amount-left = reste { $before } → { $after }
amount-points = points { $before } → { $after }
may-answer = réponse possible : { $seat }
rolls-dice = lance les dés
final = ne peut être annulé
undo-until-answered = annulable tant que personne n’a répondu
chance-of-effect = { $percent } % d’effet

## Ordres, sauvegardes, dés
standing-orders = Ordres permanents
orders-explained = Un ordre permanent répond pour vous chaque fois qu’il s’applique, même en votre absence. Une réponse donnée par ordre s’annule comme une autre.
no-orders = Ce jeu n’a pas d’ordres permanents.
save-file = Enregistrer dans un fichier
load-file = Charger une sauvegarde
branch = Jouer à partir d’ici
luck-report = Chance
luck-explained = 50 % est la moyenne ; à 95 %, 19 joueurs sur 20 auraient fait moins bien.
luck-what = Jet
luck-rolls = Jets
luck-dice = Dés
luck-hits = Obtenu
luck-expected = Attendu
luck-luck = Chance
dice-sealed = La graine reste scellée jusqu’à la fin de la partie ; chaque jet est alors vérifié ici.
every-roll = { $count ->
    [one] L’unique jet
   *[other] Les { $count } jets
}
card-playable = peut être jouée maintenant
card-not-now = ne peut être jouée maintenant : appuyez pour savoir pourquoi
optional-rules = Règles optionnelles
error-bad-save = Ce fichier n’est pas une sauvegarde jouable.
error-too-large = Le fichier est trop grand.
error-bad-settings = Le scénario n’accepte pas ces règles.
error-not-over = Seulement après la partie.

## Composer une armée
army-builder = Composition de l’armée
army = Armée
army-of = Armée : { $seat }
to-be-had = Disponible
points-of = { $spent ->
    [one] { $spent } point sur { $points }
   *[other] { $spent } points sur { $points }
}
points-left = reste { $left }
points-spent = Points dépensés
price = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
see-board = Voir le plateau
see-army = Voir l’armée
ware-not-now = ne peut être recruté maintenant : appuyez pour savoir pourquoi
choices-here = { $count ->
    [0] rien à choisir pour l’instant
    [one] un choix
   *[other] { $count } choix
}
not-now = Pas possible maintenant

## Suivre les autres
pace = Ce que font les autres
pace-instant = D’un coup
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
follow = Ce qui se passe
skip = Passer
skip-steps = Passer, encore { $count }
since-my-choice = Depuis mon dernier choix
key-since = ce qui s’est passé depuis mon dernier choix
key-skip = passer ce qui est montré

## Entraînement
training-setting = Entraînement : les dés tombés peuvent être repris
training = Entraînement : les dés peuvent être repris, et le bilan de chance compte combien de fois.
training-dice = Lance les dés : à l’entraînement, ils peuvent être repris
luck-undone = { $rolls ->
    [one] { $rolls } jet repris
   *[other] { $rolls } jets repris
}

## Un lieu éloigné
way-to = Le chemin vers { $place }
go-there = Y aller
march-stops = S’arrête là où une règle demande quelque chose
march-stopped = La marche s’arrête ici : autre chose est demandé, ou des dés sont tombés.

## Deux listes courtes
several-choices = { $thing } : { $count } choix

## Les gens
copy = Copier
copied = Copié
send-link = { $seat } : place libre. Envoyez ce lien à un ami.
watch-link = Lien pour regarder
seat-for-you = vous, si vous voulez
others = Qui d’autre joue
machine-named = Machine ({ $machine })
away = hors ligne
unread = { $count }
sound-setting = Un son quand c’est à moi
notify-setting = Une notification quand c’est à moi et que la page est cachée

## Machines
machine-easy = Facile
    .note = Fait ce que son plan préfère et se trompe parfois : pour une première partie.
machine-normal = Normal
    .note = Fait ce que son plan préfère, aussitôt : un adversaire honnête quand on connaît les règles.
machine-hard = Difficile
    .note = Réfléchit plus longtemps et joue d’avance ce qui peut venir.
machine-greedy = Pour comparer : glouton
    .note = Le même que normal.
machine-search = Pour comparer : recherche
    .note = Comme difficile, en moins de temps.
machine-random = Pour comparer : hasard
    .note = Choisit au hasard.

## La fin, en mots
decided-by = Décidé par
