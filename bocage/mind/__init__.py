"""What a system tells machine players, and what several of them share in doing so."""

from bocage.mind.mind import Mind

__all__ = ["Mind"]
