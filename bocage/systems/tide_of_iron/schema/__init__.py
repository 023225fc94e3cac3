"""What the data files of Tide of Iron say: their classes, their closed vocabularies, their checks."""
