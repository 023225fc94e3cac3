"""Fire: who may shoot at whom, with what strength, and what comes of it."""
