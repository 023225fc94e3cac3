"""What is shown of matches and games: looks, previews, reasons, luck, dice, lists, content."""
