"""Boards: geometry that all systems share.

`hex` and `square` have one vocabulary: places by small ids and names, neighbours, distances, lines, sight, arcs. Sets
of places are int bitsets (`bits`), and one search (`reach`) finds ways over either. `table` is a continuous one, in
whole millimetres, with predicates of its own.
"""
