"""Records: journals and saves that are played again, the seeds of their dice, and what becomes of old ones."""
