### Exposés : le sujet de chaque module, les forces, ce qui fait gagner, les particularités

briefing-neuville =
    .situation = Une compagnie affaiblie et un canon tiennent le village sur la route de Sainte-Mère-Église, et un régiment allemand descend du nord.
    .forces = Américains : des éléments du 505e régiment parachutiste, un canon et des mortiers, peu nombreux et bons. Allemands : un régiment de grenadiers suivi de canons, nombreux et fatigués.
    .wins = Six tours. Chaque camp compte les lieux qu’il tient à la fin et les pas perdus par l’autre. Il faut aux Américains quatre points d’avance ; sinon, les Allemands ont gagné.
    .special = Une Formation par camp, ni nuit ni Parc d’Artillerie : le module pour apprendre.
briefing-arnhem =
    .situation = La 1re division aéroportée s’est posée à l’ouest d’Arnhem et doit atteindre et tenir le pont routier. Les groupes de combat affluent de toutes parts.
    .forces = Britanniques : trois brigades de parachutistes et d’infanterie aérotransportée, des canons légers et des jeeps ; la seconde vague arrive le 18, si le temps le permet. Allemands : des groupes de combat qui arrivent un à un, avec des blindés et de la flak.
    .wins = Les Britanniques gagnent aussitôt s’ils tiennent les deux rampes du pont au tour de nuit du 18. Sinon, les points décident le 19 : les rampes, Westerbouwing, Hartenstein, les rues d’Arnhem et d’Oosterbeek, les pas perdus. Un point d’avance suffit aux Britanniques, six leur donnent une victoire décisive ; sinon, les Allemands ont gagné.
    .special = Les radios britanniques sont faibles le premier jour, le Kampfgruppe Krafft n’agit qu’à son propre chit jusqu’à la nuit, et il y a un bac.
briefing-arnhem-short =
    .situation = { briefing-arnhem.situation }
    .forces = { briefing-arnhem.forces }
    .wins = Comme pour toute la bataille, mais elle s’arrête au tour de nuit du 18 septembre : les rampes du pont décident.
    .special = { briefing-arnhem.special }
briefing-merderet =
    .situation = Les parachutistes tiennent Sainte-Mère-Église et les passages du Merderet ; d’autres sont isolés derrière les inondations. Les Allemands viennent de trois côtés, la 4e division de la plage.
    .forces = Américains : la 82e division aéroportée, dispersée, puis les planeurs et la 4e division d’infanterie avec des chars. Allemands : les 91e et 709e divisions, des batteries côtières, des canons d’assaut.
    .wins = Des points à la fin pour Sainte-Mère-Église, La Fière, Cauquigny, Chef-du-Pont et d’autres lieux, et pour les pas perdus. Trois points d’avance suffisent aux Américains, huit leur donnent une victoire décisive ; de deux de retard à deux d’avance, c’est un match nul ; sinon, les Allemands ont gagné.
    .special = Les groupes au-delà des inondations reçoivent des ordres par radio, et les batteries côtières se commandent elles-mêmes.
briefing-merderet-short =
    .situation = { briefing-merderet.situation }
    .forces = { briefing-merderet.forces }
    .wins = Comme pour toute la bataille, mais elle s’arrête au tour de nuit du 6 juin.
    .special = { briefing-merderet.special }
