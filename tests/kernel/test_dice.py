from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from bocage.kernel import Branch, Dice, EnumeratingDice, LiveDice, RulesError, ScriptedDice, commitment

# The chi-square that a fair source exceeds once in a million, by degrees of freedom.
LIMITS = {1: 23.9, 2: 27.6, 5: 35.9, 9: 45.1, 19: 64.0, 35: 90.5, 299: 427.0}


def chi_square(counts: Counter[Any], outcomes: int, n: int) -> float:
    expected = n / outcomes
    return sum((counts[key] - expected) ** 2 for key in counts) / expected + (outcomes - len(counts)) * expected


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 20, 300])
def test_live_dice_are_fair(sides: int) -> None:
    n = 30_000
    counts = Counter(LiveDice("fair", "match").dice(n, sides))
    assert set(counts) <= set(range(1, sides + 1))
    assert chi_square(counts, sides, n) < LIMITS[sides - 1]


def test_a_die_tells_nothing_of_the_next() -> None:
    faces = LiveDice("fair", "match").dice(60_000)
    assert chi_square(Counter(zip(faces[::2], faces[1::2], strict=True)), 36, 30_000) < LIMITS[35]


def test_the_measure_of_fairness_finds_loaded_dice() -> None:
    faces = [1 + (face * face) % 6 for face in LiveDice("fair").dice(3000, 256)]
    assert chi_square(Counter(faces), 6, 3000) > LIMITS[5]


def stream(seed: str, match: str) -> bytes:
    """The published recipe: HMAC-SHA-256 of the seed over the match and the number of the block."""
    return b"".join(
        hmac.new(seed.encode(), f"{match}:{number}".encode(), hashlib.sha256).digest() for number in range(40)
    )


def test_live_dice_follow_the_published_recipe_with_rejection() -> None:
    data = stream("secret", "m")
    rejected = [byte for byte in data if byte >= 252]
    expected = [byte % 6 + 1 for byte in data if byte < 252]
    assert len(rejected) > 5
    assert list(LiveDice("secret", "m").dice(len(expected))) == expected


def test_large_draws_take_two_bytes_with_rejection() -> None:
    data = stream("secret", "m")
    pairs = [data[i] << 8 | data[i + 1] for i in range(0, len(data), 2)]
    expected = [pair % 40_000 + 1 for pair in pairs if pair < 40_000]
    assert list(LiveDice("secret", "m").dice(len(expected), 40_000)) == expected


class Impatient(LiveDice):
    """Live dice that give up instead of drawing for ever."""

    __slots__ = ()

    def _byte(self) -> int:
        if self.counter > 1000:
            raise TimeoutError
        return super()._byte()


def test_a_draw_may_be_as_large_as_one_likes() -> None:
    assert 1 <= Impatient("secret").draw(100_000) <= 100_000


def test_the_counter_is_the_whole_state_of_chance() -> None:
    dice = LiveDice("secret", "m")
    dice.dice(100)
    counter = dice.counter
    expected = dice.dice(50)
    again = LiveDice("secret", "m")
    again.counter = counter
    assert again.dice(50) == expected
    dice.counter = counter
    assert dice.dice(50) == expected


def test_a_clone_draws_the_same_and_leaves_the_original_alone() -> None:
    dice = LiveDice("secret", "m")
    dice.dice(10)
    clone = dice.clone()
    counter = dice.counter
    drawn = clone.dice(10)
    assert (dice.counter, len(dice.faces)) == (counter, 10)
    assert dice.dice(10) == drawn


def test_the_seed_is_committed_to_by_its_hash() -> None:
    assert LiveDice("secret").commitment == commitment("secret") == hashlib.sha256(b"secret").hexdigest()
    assert commitment("secret") != commitment("Secret")


def test_each_die_that_falls_is_kept_for_the_journal() -> None:
    dice = ScriptedDice([3, 5, 1, 2])
    dice.die()
    dice.successes(2, need=5)
    dice.pick([1, 1, 1])
    assert dice.faces == (3, 5, 1, 2)


def test_scripted_dice_say_when_they_are_used_up() -> None:
    dice = ScriptedDice([3])
    dice.die()
    with pytest.raises(RulesError, match="the script of 1 dice is used up"):
        dice.die()


@pytest.mark.parametrize("face", [0, 7, -1])
def test_scripted_dice_show_only_faces_that_a_die_has(face: int) -> None:
    with pytest.raises(RulesError, match=f"die 2 of the script shows {face}, of 6 sides"):
        ScriptedDice([1, face]).dice(2)


@pytest.mark.parametrize("face", [10, -1])
def test_scripted_dice_numbered_from_zero_show_no_ten(face: int) -> None:
    with pytest.raises(RulesError, match=f"die 1 of the script shows {face}, of 10 sides from 0 on"):
        ScriptedDice([face]).digit()


def test_live_dice_numbered_from_zero_are_fair() -> None:
    n = 30_000
    pool = LiveDice("fair", "match").low(n, most=3)
    counts = Counter(pool.faces)
    assert set(counts) == set(range(10))
    assert chi_square(counts, 10, n) < LIMITS[9]
    assert pool.hits == sum(counts[face] for face in range(4))


@pytest.mark.parametrize("most", [-1, 0, 4, 9])
def test_low_dice_are_enumerated_as_they_fall(most: int) -> None:
    found: Counter[int] = Counter()
    paths: list[tuple[tuple[Any, Fraction], ...]] = [()]
    while paths:
        dice = EnumeratingDice(paths.pop())
        try:
            pool = dice.low(2, most)
        except Branch as branch:
            paths.extend((*dice.path, outcome) for outcome in branch.outcomes)
            continue
        assert sum(face <= most for face in pool.faces) == pool.hits
        found[pool.hits] += int(dice.chance * 100)
    chance = most + 1
    expected = {2: chance * chance, 1: 2 * chance * (10 - chance), 0: (10 - chance) ** 2}
    assert found == Counter({hits: weight for hits, weight in expected.items() if weight})


def test_scripted_dice_say_what_is_left() -> None:
    dice = ScriptedDice([3, 4, 5])
    dice.die()
    assert dice.left == (4, 5)


@pytest.mark.parametrize(
    "dice",
    [
        LiveDice("x"),
        EnumeratingDice(()),
        ScriptedDice([1]),
    ],
    ids=lambda dice: type(dice).__name__,
)
def test_a_pick_without_a_positive_weight_is_a_defect(dice: Dice) -> None:
    with pytest.raises(RulesError):
        dice.pick([0, 0])


def every_outcome(throw: Callable[[Dice], Any]) -> dict[Any, Fraction]:
    """All results of a throw under enumerating dice, with their probabilities."""
    found: dict[Any, Fraction] = {}
    paths: list[tuple[tuple[Any, Fraction], ...]] = [()]
    while paths:
        path = paths.pop()
        dice = EnumeratingDice(path)
        try:
            result = throw(dice)
        except Branch as branch:
            outcomes = branch.outcomes
        else:
            found[result] = found.get(result, Fraction(0)) + dice.chance
            continue
        assert sum(chance for _, chance in outcomes) == 1
        paths.extend((*path, outcome) for outcome in outcomes)
    return found


@pytest.mark.parametrize(
    "throw",
    [
        lambda dice: dice.die(),
        lambda dice: dice.dice(2, 10),
        lambda dice: dice.successes(5, 4).hits,
        lambda dice: dice.successes(3, 1).hits,
        lambda dice: dice.successes(3, 7).hits,
        lambda dice: dice.pick([3, 0, 2]),
        lambda dice: (dice.die(), dice.successes(2, 5).hits, dice.pick([1, 1])),
        lambda dice: dice.die(dice.die()),
    ],
)
def test_enumerated_probabilities_add_up_to_one(throw: Callable[[Dice], Any]) -> None:
    assert sum(every_outcome(throw).values()) == 1


@pytest.mark.parametrize(("n", "need", "sides"), [(1, 6, 6), (3, 5, 6), (4, 2, 6), (2, 8, 10), (3, 1, 6), (2, 7, 6)])
def test_enumerated_successes_are_those_of_the_faces(n: int, need: int, sides: int) -> None:
    counted = Counter(sum(face >= need for face in faces) for faces in product(range(1, sides + 1), repeat=n))
    expected = {hits: Fraction(count, sides**n) for hits, count in counted.items()}
    assert every_outcome(lambda dice: dice.successes(n, need, sides).hits) == expected


def test_enumerated_faces_agree_with_their_successes() -> None:
    pools = every_outcome(lambda dice: dice.successes(3, 4))
    assert all(sum(face >= 4 for face in pool.faces) == pool.hits for pool in pools)
    assert all(len(pool.faces) == 3 for pool in pools)


@pytest.mark.parametrize("need", [0, 8, 12])
def test_enumerated_faces_are_those_of_a_die(need: int) -> None:
    pools = every_outcome(lambda dice: dice.successes(2, need))
    assert all(1 <= face <= 6 for pool in pools for face in pool.faces)


def test_a_pick_is_enumerated_by_its_weights() -> None:
    assert every_outcome(lambda dice: dice.pick([3, 0, 2])) == {0: Fraction(3, 5), 2: Fraction(2, 5)}


@pytest.mark.parametrize(
    ("n", "needs"), [(1, (5, -4, 4)), (2, (4, -3)), (3, (6,)), (2, (6, 4)), (2, (4, 1)), (1, (2, -7))]
)
def test_a_chain_is_enumerated_as_its_faces_fall(n: int, needs: tuple[int, ...]) -> None:
    """The faces one by one, and the two numbers that matter at once, come to the same chances."""
    counted: Counter[tuple[int, int]] = Counter()
    for outcome, chance in every_outcome(lambda dice: Dice.chain(dice, n, needs).left).items():
        counted[outcome[0], outcome[-1]] += chance  # type: ignore[assignment]
    expected = {ends: Fraction(chance) for ends, chance in counted.items()}
    found = every_outcome(lambda dice: (lambda left: (left[0], left[-1]))(dice.chain(n, needs).left))
    assert found == expected


def test_a_chain_counts_after_the_links_that_it_is_told() -> None:
    """A six that has to be confirmed by a four: only then it is a hit, and a hit goes on to the save."""
    chain = ScriptedDice([6, 6, 5, 4, 3, 2]).chain(3, (6, 4, -3), counted=2)
    assert chain.left == (2, 1, 1)
    outcomes = every_outcome(lambda dice: dice.chain(3, (6, 4, -3), counted=2).left)
    assert outcomes[0, 0, 0] == Fraction(11, 12) ** 3
    assert sum(outcomes.values()) == 1


def test_the_odds_of_a_volley_take_few_branches() -> None:
    """Eight rifles and an automatic weapon: two chains and the die of the rate of fire."""

    def volley(dice: Dice) -> tuple[int, int]:
        rifles, bursts = dice.chain(8, (5, -3, 4)), dice.chain(dice.die(3) + 3, (5, -4, 4))
        return rifles.left[0] + bursts.left[0], rifles.left[-1] + bursts.left[-1]

    outcomes = every_outcome(volley)
    assert sum(outcomes.values()) == 1
    assert sum(chance * hits for (hits, _), chance in outcomes.items()) == Fraction(8 + 5, 3)


def test_chains_that_are_thrown_together_branch_on_their_sums() -> None:
    parts = ((3, (5, -3), 1), (2, (6, 4, -4), 2))

    def apart(dice: Dice) -> tuple[int, int]:
        chains = Dice.chains(dice, parts)
        return chains[0].left[0] + chains[1].left[1], chains[0].left[-1] + chains[1].left[-1]

    def together(dice: Dice) -> tuple[int, int]:
        chains = dice.chains(parts)
        return chains[0].left[0] + chains[1].left[1], chains[0].left[-1] + chains[1].left[-1]

    assert every_outcome(together) == every_outcome(apart)
