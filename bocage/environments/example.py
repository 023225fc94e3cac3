"""An example in twenty lines: which kinds of options win? Weights for them, learnt by trying small changes.

`python -m bocage.environments.example tide-of-iron/first-contact` trains for a minute or so and prints the rewards.
"""

from __future__ import annotations

import sys

import numpy as np

from bocage.environments.alone import MatchAgainst
from bocage.environments.encoding import FEATURES


def train(title: str, steps: int = 20, matches: int = 6, seed: int = 0) -> list[float]:
    """The mean reward after each step: a change of the weights stays if it does not lose more often."""
    env, chance = MatchAgainst(title), np.random.default_rng(seed)

    def reward(weights: np.ndarray) -> float:
        total = 0.0
        for number in range(matches):
            seen, _ = env.reset(seed=seed + number)
            done = False
            while not done:
                score = seen["options"] @ weights + chance.gumbel(size=len(seen["options"])) * 0.3
                action = np.argmax(np.where(seen["action_mask"], score, -np.inf))
                seen, gain, done, _, _ = env.step(action)
                total += gain
        return total / matches

    weights = np.zeros(FEATURES)
    rewards = [reward(weights)]
    for _ in range(steps):
        tried = weights + chance.normal(size=FEATURES)
        gained = reward(tried)
        if gained >= rewards[-1]:
            weights = tried
        rewards.append(max(gained, rewards[-1]))
    return rewards


if __name__ == "__main__":
    sys.stdout.write("\n".join(f"{gained:+.2f}" for gained in train(sys.argv[1])) + "\n")
