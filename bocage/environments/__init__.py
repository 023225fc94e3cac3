"""Environments: any scenario for learning programs, as PettingZoo and Gymnasium know them.

They need the extra `environments` of the package: `pip install bocage[environments]`.
"""

from bocage.environments.alone import MatchAgainst
from bocage.environments.together import MatchForAll, raw_env

__all__ = ["MatchAgainst", "MatchForAll", "raw_env"]
