hon-turn = Tour
hon-turn-of = Tour { $turn } sur { $turns }
hon-orders = Ordres appelés
hon-cards = Cartes
hon-initiative = Initiative

hon-lesson-deploy = Bienvenue. Deux patrouilles se rencontrent à un carrefour. Placez d’abord vos unités sur les cases éclairées près de votre bord : cliquez-en une, ou choisissez-la dans le panneau.
hon-lesson-orders = Chaque tour, vous posez des jetons d’ordre face cachée sur vos unités. Les numéros sont appelés du plus petit au plus grand, le camp qui a l’initiative d’abord. Un jeton vierge est un leurre. L’adversaire voit les jetons, jamais leur face.
hon-lesson-activation = Le numéro est appelé et l’unité agit : elle tire ou se déplace. Les petites lignes sous chaque choix disent ce qu’il coûte et s’il peut être annulé.
hon-lesson-move = Entrez de case en case, en biais aussi. Les haies ralentissent et arrêtent les véhicules. Une case n’est pas offerte ? Touchez-la : on vous dit quelle règle l’interdit.
hon-lesson-opportunity = Un ennemi passe devant vos armes. Une unité aux aguets peut tirer maintenant ; elle n’agira plus ce tour-ci.
hon-lesson-reserve = Quand tous les ordres sont appelés, les unités qui n’ont pas agi peuvent encore faire un mouvement de réserve, sans tirer.
hon-lesson-fire = Un tir, c’est un dé plus la valeur du disque (contre les hommes) ou du carré (contre les blindages), moins ce qui fait obstacle. Il doit atteindre le nombre du bouclier de la cible, plus son couvert.
hon-lesson-suppressed = Supprimée (bande ambre en biais) : à chaque marqueur, l’unité tire et se défend moins bien. Une nouvelle touche peut lui coûter un pas.
hon-lesson-loss = Une perte de pas retourne le pion sur sa face affaiblie. La suivante le détruit.
hon-lesson-bluff = Les leurres sont ôtés quand tous les numéros sont appelés. Ils ne coûtent rien, sinon la tranquillité de l’adversaire.
hon-lesson-control = Un objectif est à qui y a eu des hommes en dernier. Le nombre dans l’étoile est ce qu’il vaut à la fin.
