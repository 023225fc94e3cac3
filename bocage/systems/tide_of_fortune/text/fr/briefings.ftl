### Exposés : le sujet de chaque scénario, les forces, ce qui fait gagner, les particularités

briefing-campaign =
    .situation = Bruxelles est tombée et le front allemand s’enfuit, mais les ports sont loin derrière et Anvers ne sert à rien tant que l’Escaut est fermé.
    .forces = Alliés : trois armées, britannique, canadienne et américaine, renforcées jusqu’en novembre. Allemands : la 15e armée, la 1re armée parachutiste et la 7e armée, des divisions qui fuient d’abord et se reconstituent, avec des réserves derrière elles.
    .wins = Les Alliés marquent pour l’Escaut ouvert, Anvers, une tête de pont sur le Neder Rijn ou le Rhin, les villes de Breda à Goch, la forêt de Hürtgen nettoyée et les divisions sorties vers l’est. Après le 8 novembre, 14 points gagnent et 17 donnent une victoire décisive, 11 font match nul ; à moins, les Allemands ont gagné, de façon décisive au-dessous de 8.
    .special = Tout le jeu sur les deux cartes, une quarantaine de tours : opérations stratégiques, parachutages, débarquements, batteries, mines et digues. Aucune opération n’est améliorée avant le 16 septembre, et trois ponts du canal Albert sont détruits.
briefing-linnet-two =
    .situation = { briefing-campaign.situation }
    .forces = { briefing-campaign.forces }
    .wins = { briefing-campaign.wins }
    .special = La campagne, avec une opération aéroportée préparée puis annulée : à un tour clair de leur choix, les Alliés peuvent parachuter la 82e ou la 101e avec douze points d’Airlift qui lui sont propres, bien avant le 17 septembre.
briefing-market-garden =
    .situation = Trois divisions aéroportées attendent en Angleterre, le XXX Corps est au canal, et une seule route mène par huit ponts à Arnhem.
    .forces = Alliés : la 2e armée britannique et tout ce qui l’entoure, de l’Escaut à Aix-la-Chapelle, et les trois divisions aéroportées. Allemands : des Kampfgruppen, les SS de Bittrich et des réserves qui surgissent à l’approche de l’ennemi.
    .wins = Les Alliés gagnent aussitôt avec une tête de pont ravitaillée au-delà du Neder Rijn ou du Rhin pendant trois tours de suite, ou avec une division ravitaillée sortie par Venlo ou Düren. Les Allemands gagnent s’ils empêchent l’un et l’autre jusqu’au 30 septembre.
    .special = La première opération est améliorée à cinq points gratuitement, et 18 points d’Airlift portent tous les parachutistes en un tour clair.
briefing-aachen =
    .situation = La 1re armée américaine est devant le Westwall, à court d’essence ; devant elle, Aix-la-Chapelle, la forêt de Hürtgen et les routes de Düren et de Jülich.
    .forces = Américains : cinq divisions, sept à la fin. Allemands : des divisions usées de la 7e armée, une Panzerdivision et ce qui arrive du Reich.
    .wins = La forêt nettoyée, la ville et chaque division ravitaillée sortie par Düren ou Jülich valent un point. Après le 21 octobre, trois gagnent pour les Américains et deux font match nul ; à moins, les Allemands ont gagné.
    .special = Les casemates et les mines du Westwall, une forêt qui brise les attaques, une ville à prendre ; personne ne saute ni ne débarque.
briefing-joes-bridge =
    .situation = La division blindée des Guards s’élance de la tête de pont du canal vers Eindhoven et Son, sur une seule route.
    .forces = Britanniques : deux divisions, une troisième le deuxième jour, avec artillerie et aviation. Allemands : le Kampfgruppe Walther, dès le deuxième jour le groupe Erdmann et deux régiments parachutistes, et des Panther qui arrivent tard.
    .wins = Après quatre tours, Eindhoven et Son donnent la victoire aux Alliés ; s’il en manque un, les Allemands ont gagné.
    .special = Le scénario pour apprendre : enchères et impulsions, ordres, mouvement sur une route encombrée, rapports de force et soutien. Des opérations stratégiques, il n’y a que la Road March, et deux ponts peuvent sauter.
