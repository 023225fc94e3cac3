# Mails: nothing in them but what whoever knows the address of the match could know.
mail-turn-subject = Your turn: { $scenario }
mail-turn =
    It is your turn in { $game }, { $scenario }: { $side }.

    { $link }

    --
    No more of these mails: { $stop }
mail-confirm-subject = Do you want to be told when it is your turn?
mail-confirm =
    Someone, probably you, asked that this address be told when it is their turn in a match of { $game }, { $scenario }.

    If it was you, open this link: { $link }

    --
    If it was not, do nothing: no other mail will come. To forget this address at once: { $stop }
