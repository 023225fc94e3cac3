"""What clients show of a game: views, boards, names, lenses, lines of text."""
