"""The assault: moving up, strengths, losses, retreat and advance."""
