"""The tree of a search: the plan's favourites first, more of them with time, outcomes over priors in the end."""

from __future__ import annotations

from bocage.kernel import Decision
from bocage.players.tree import WIDTH, Node

OPTIONS = tuple("abcdefghij")
DECISION = Decision(0, "choose", OPTIONS, {}, 0)
ADVICE = [0.005 * number for number in range(10)]
POOR = [-0.45] * 8 + [0.0, 0.015]


def visit(root: Node, worth: dict[str, float], times: int) -> None:
    for _ in range(times):
        child = root.select(DECISION, lambda: ADVICE)
        for node in (root, child):
            node.visits += 1
            node.total += worth.get(child.option, 0.0)


def test_a_new_node_considers_the_best_advised_options_only() -> None:
    root = Node(0)
    assert root.select(DECISION, lambda: ADVICE).option == "j"
    assert set(root.children) == set(OPTIONS[-int(WIDTH) :])


def test_with_time_all_options_are_considered() -> None:
    root = Node(0)
    visit(root, {}, 100)
    assert set(root.children) == set(OPTIONS)


def test_what_turns_out_better_is_preferred_to_what_was_advised() -> None:
    root = Node(0)
    visit(root, {"c": 0.5}, 400)
    assert max(root.children.values(), key=lambda child: child.visits).option == "c"


def test_an_option_that_is_not_on_offer_in_a_world_is_not_followed_there() -> None:
    root = Node(0)
    visit(root, {"j": 1.0}, 50)
    narrower = Decision(0, "choose", OPTIONS[:-1], {}, 0)
    assert root.select(narrower, lambda: ADVICE[:-1]).option != "j"


def test_options_that_the_plan_finds_clearly_worse_are_never_tried() -> None:
    root = Node(0)
    for _ in range(100):
        root.select(DECISION, lambda: POOR).visits += 1
        root.visits += 1
    assert set(root.children) == set("ij")
