"""What the data files of Heroes of Normandie say: their classes, their closed vocabularies, their checks."""
