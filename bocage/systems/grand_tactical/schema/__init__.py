"""The data files of Grand Tactical as records, and the words that they may use."""
