"""What is shown of matches and games: snapshots, the past, previews, reasons, luck, dice, reviews, lists, content."""
