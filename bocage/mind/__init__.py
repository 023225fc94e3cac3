"""What a system tells machine players, and what several of them share in doing so."""

from bocage.mind.mind import Mind
from bocage.mind.plan import FOLLY, Adviser, Plan, Scores
from bocage.mind.squash import logistic, squash

__all__ = ["FOLLY", "Adviser", "Mind", "Plan", "Scores", "logistic", "squash"]
