"""What stands on the edges of a map: walls, doors, hedges, or whatever a system calls them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bocage.board.bits import mask
from bocage.board.square.edges import Edge, EdgePaper
from bocage.board.square.paper import Square


@dataclass(frozen=True, slots=True)
class Edging:
    """The kind of each edge on which something stands, one kind to an edge; the words are the system's own.

    >>> from bocage.board.square.grid import SquareGrid
    >>> grid = SquareGrid(12, 12)
    >>> edging = Edging.named(grid, {"wall": ["C5/N", "C5/E"], "door": ["C5/S"]})
    >>> edging.kind(grid.edge_named("C6/N")), edging.kind(grid.edge_named("C6/S"))
    ('door', None)
    >>> broken = edging.changed(grid.edge_named("C5/E"), None)
    >>> edging.of("wall", "door").bit_count(), broken.of("wall", "door").bit_count(), broken.of("window")
    (3, 2, 0)
    """

    bitsets: Mapping[str, int] = field(default_factory=dict)
    """The bitset of the edges of each kind."""

    @classmethod
    def named(cls, paper: EdgePaper, names: Mapping[str, Iterable[str]]) -> "Edging":
        """The edging whose edges are given by their names; a later kind replaces an earlier one on the same edge."""
        edging = cls()
        for kind, edges in names.items():
            for name in edges:
                edging = edging.changed(paper.edge_named(name), kind)
        return edging

    def kind(self, edge: Edge) -> str | None:
        """What stands on an edge."""
        return next((kind for kind, edges in self.bitsets.items() if edges >> edge & 1), None)

    def of(self, *kinds: str) -> int:
        """The bitset of the edges of some kinds."""
        total = 0
        for kind in kinds:
            total |= self.bitsets.get(kind, 0)
        return total

    def changed(self, edge: Edge, kind: str | None) -> "Edging":
        """This edging with another kind on an edge, or with nothing there."""
        return self.with_all(1 << edge, kind)

    def with_all(self, edges: int, kind: str | None) -> "Edging":
        """This edging with one kind, or nothing, on a whole bitset of edges."""
        bitsets = {each: kept for each, where in self.bitsets.items() if (kept := where & ~edges)}
        if kind is not None:
            bitsets[kind] = bitsets.get(kind, 0) | edges
        return Edging(bitsets)


def corners_inside(paper: EdgePaper, squares: Iterable[Square]) -> int:
    """The bitset of the corners, of either kind, that lie wholly inside a set of squares, not on its outline.

    >>> from bocage.board.square.grid import SquareGrid
    >>> from bocage.board.square.paper import offset_block
    >>> from bocage.board.bits import bits
    >>> grid = SquareGrid(12, 12, offset=offset_block("C5se", 2, 1))
    >>> house = [grid.square("C5se"), grid.square("D5se")]
    >>> [grid.corner_name(corner) for corner in bits(corners_inside(grid, house))]
    ['C5/SE', 'D5/SE']
    """
    places = (paper.places[square] for square in squares)
    quarters = {(x + i, y + j) for x, y in places for i in (0, 1) for j in (0, 1)}
    points = {point for x, y in quarters for point in ((x, y), (x + 1, y + 1))}
    enclosed = (
        paper.corner_at((x, y)) for x, y in points if quarters >= {(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)}
    )
    return mask(corner for corner in enclosed if corner is not None)


def outline(paper: EdgePaper, squares: Iterable[Square]) -> int:
    """The bitset of the edges around a set of squares: those that belong to one of them alone.

    >>> from bocage.board.square.grid import SquareGrid
    >>> grid = SquareGrid(12, 12)
    >>> outline(grid, [grid.square("C5"), grid.square("D5")]).bit_count()
    6
    """
    edges, inner = 0, 0
    for square in squares:
        own = mask(paper.edges_of(square))
        inner |= edges & own
        edges |= own
    return edges & ~inner
