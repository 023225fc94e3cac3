# Courriels : rien de plus que ce que sait quiconque connaît l’adresse de la partie.
mail-turn-subject = À vous de jouer : { $scenario }
mail-turn =
    C’est à vous de jouer dans { $game }, { $scenario } : { $side }.

    { $link }

    --
    Ne plus recevoir ces courriels : { $stop }
mail-confirm-subject = Voulez-vous être prévenu quand c’est à vous de jouer ?
mail-confirm =
    Quelqu’un, vous sans doute, a demandé que cette adresse soit prévenue quand c’est son tour dans une partie de { $game }, { $scenario }.

    Si c’était vous, ouvrez ce lien : { $link }

    --
    Sinon, ne faites rien : aucun autre courriel ne viendra. Pour oublier cette adresse tout de suite : { $stop }
