"""Action cards (Cartes action): hands and decks, when cards may be played, and what they do."""
