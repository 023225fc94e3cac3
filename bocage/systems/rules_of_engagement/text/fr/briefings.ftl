### Présentations : de quoi il s’agit, qui se bat, ce qui fait gagner, ce qui est particulier

briefing-orchard-lane =
    .situation = De chaque côté d’un chemin, un groupe veut la maison de pierre qui est entre eux.
    .forces = Américains : un groupe de combat avec un BAR et une mitrailleuse de .30. Allemands : un groupe avec une MG 42, et une autre sur affût.
    .wins = Six tours. Deux points pour la maison à qui s’y trouve seul, un pour chaque quart des hommes de l’ennemi ; le camp qui a le plus de points a gagné. Un camp qui a perdu la moitié de ses hommes se retire.
    .special = Le scénario pour apprendre : ordres, mouvement, tir, moral et tir d’opportunité. Personne n’est caché, et les mitrailleuses sont en batterie.
briefing-watched-lane =
    .situation = Des Américains remontent avec prudence un chemin vers une grange que des Allemands surveillent, à couvert.
    .forces = Américains : un groupe de combat et une mitrailleuse de .30. Allemands : un groupe, une MG 42 sous un marqueur, un tireur d’élite dont personne ne sait la place, un leurre, un champ de mines.
    .wins = Cinq tours. Trois points pour la grange, un pour chaque quart des hommes de l’ennemi ; le camp qui a le plus de points a gagné. Un camp qui a perdu la moitié de ses hommes se retire.
    .special = Troupes cachées, tireur d’élite et mines sur une petite table.
briefing-crossroads =
    .situation = Deux sections se rencontrent à un carrefour. Leurs têtes sont là ; mitrailleuses, mortiers et blindés sont encore en route.
    .forces = Américains : commandement et deux groupes, puis un troisième, une .30, un bazooka, un mortier de 60 mm et un Sherman. Allemands : commandement et deux groupes, puis un troisième, une MG 42, un Panzerschreck, un mortier de 8 cm, un tireur d’élite et un StuG III.
    .wins = Huit tours, peut-être neuf. Deux points pour plus d’hommes en état de se battre que l’ennemi à 10 cm du carrefour, un pour chacun des trois bâtiments, un pour chaque quart des hommes de l’ennemi ; le camp qui a le plus de points a gagné. Un camp qui a perdu la moitié de ses hommes se retire.
    .special = Les dés disent qui se déploie d’abord et qui commence. À partir du deuxième tour, chaque groupe en réserve entre sur 4, et sur moins à chaque tour suivant ; les véhicules arrivent par la route. Les armes d’appui doivent d’abord être mises en batterie.
briefing-fortified-farm =
    .situation = La ferme et son mur ferment la route. Ses Allemands ont eu le temps : barbelés, mines, et personne en vue.
    .forces = Britanniques : commandement, trois groupes, une Vickers, un PIAT, un mortier de 3 pouces, des sapeurs avec lance-flammes et charges, un infirmier, un observateur et des canons pour un bombardement. Allemands : commandement, deux groupes, une MG 42, un Panzerschreck, un mortier de 8 cm, un tireur d’élite, un infirmier, et ce qu’ils ont construit.
    .wins = Dix tours, peut-être onze. Les Britanniques gagnent si à la fin aucun Allemand en état de se battre n’est dans les murs de la ferme et qu’un de leurs groupes y est ; sinon les Allemands ont gagné. Un camp qui a perdu la moitié de ses hommes se retire.
    .special = Les Allemands sont sous des marqueurs, dont deux leurres, et peuvent tirer à tout instant. Ils peuvent garder un groupe en réserve jusqu’au troisième tour. Les Britanniques bombardent avant la bataille.
briefing-pocket =
    .situation = Une section soviétique est encerclée. Le chemin du retour passe une rivière, longe un village et sort à l’est.
    .forces = Soviétiques : commandement, quatre groupes de fusiliers, un groupe de pistolets-mitrailleurs, une Maxim, un fusil antichar, un tireur d’élite, un T-34. Allemands : commandement, un groupe, une MG 42, un Panzerschreck, un mortier de 8 cm, un tireur d’élite, un canon de 7,5 cm, des obstacles et des mines ; un second groupe arrive du nord ou du sud.
    .wins = Treize tours, peut-être quatorze. Les Soviétiques gagnent dès qu’un quart des hommes du début est sorti par l’est ; sinon les Allemands ont gagné. Les Allemands tiennent, quoi qu’il en coûte.
    .special = Des Allemands sous des marqueurs, dont deux leurres. La rivière est un terrain très difficile, sauf au gué où la route la passe. Qui sort est sauf et ne compte pas comme perdu.
briefing-sunken-lane =
    .situation = Une colonne américaine s’engage dans un chemin entre des talus. On l’attend, et personne ne sait où.
    .forces = Américains : un M8 et deux half-tracks avec un groupe chacun sur la route, puis commandement, un troisième groupe, une .30, un bazooka, un mortier de 60 mm et un infirmier derrière eux. Allemands : commandement, deux groupes, une MG 42, un Panzerschreck, un canon de 7,5 cm, un tireur d’élite, un infirmier, un champ de mines.
    .wins = Huit tours, peut-être neuf. Les Américains gagnent dès qu’un tiers des hommes du début est sorti par l’est ; chaque véhicule détruit compte comme trois hommes qui ne le sont pas. Sinon les Allemands ont gagné. Un camp qui a perdu la moitié de ses hommes se retire.
    .special = Les Allemands notent où ils sont, à 15 cm au moins de la route et sans marqueur, et peuvent tirer à tout instant. Au premier tour, la colonne ne court pas.
briefing-sawmill =
    .situation = Des partisans vivent près d’une scierie, derrière une rivière. Les Allemands veulent les en chasser, ou tombent sur eux en chemin : les dés disent qui vient chercher l’autre.
    .forces = Allemands : deux groupes de Volksgrenadiers à fusils d’assaut et une MG 42. Partisans : trois groupes avec fusils, grenades et bouteilles d’essence ; avant la bataille, un groupe peut se partager en deux de quatre hommes.
    .wins = Six tours. Deux points pour la grange et un pour la maison de bois à qui s’y trouve seul, un pour chaque quart des hommes de l’ennemi ; le camp qui a le plus de points a gagné. Un camp qui a perdu la moitié de ses hommes se retire.
    .special = Chaque camp jette un dé et ajoute la valeur de son armée. Les partisans qui gagnent choisissent : un assaut, où ils attendent à la scierie et où les Allemands viennent ; une embuscade, où les Allemands sont arrivés par la route jusqu’à la rivière et où les partisans les attendent en face, avec deux leurres de plus ; ou un combat de rencontre en chemin. S’ils perdent, c’est l’assaut. Les partisans sont sous des marqueurs, dont un leurre.
### De quoi parlent les scénarios

