"""Strategy and operations cards (Cartes Stratégie, cartes Opérations): drawing, playing, keywords and effects."""
