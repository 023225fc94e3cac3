"""What a system tells machine players, and what several of them share in doing so."""

from bocage.mind.mind import Mind
from bocage.mind.plan import Adviser, Plan, Scores
from bocage.mind.squash import logistic, squash

__all__ = ["Adviser", "Mind", "Plan", "Scores", "logistic", "squash"]
