"""Play in a terminal: the board as text, the questions, the answers and the explanations."""
