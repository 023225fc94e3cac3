"""Troops: what men and squads are besides soldiers, by their training and their army."""
