"""Sea mines: what they do to Allied transports, and how they are swept."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Frame, Step
from bocage.systems.tide_of_fortune.state.events import sea as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, OFF_MAP, Marker
from bocage.systems.tide_of_fortune.state.rolling import roll_one

MINE = "mine"


class MineSweeping(Frame[None]):
    """In each turn after the one in which the last battery fell a mine is removed.

    [tof.9.minesweep tof.3.post-mines tof.9.mines-no-sweep tof.ruling.mines-two-conditions]
    """

    def start(self, game: Game) -> Step:
        """Remove one, if no battery stands any more."""
        last = game.now.last_battery
        mines = mines_laid(game)
        if mines and last and game.now.turn > last and not any(battery.strength for battery in game.batteries):
            game.put(mines[0].but(hex=OFF_MAP))
            game.emit(events.MineSwept(mines[0].hex, len(mines) - 1))
        return self.done()


def mines_laid(game: Game) -> list[Marker]:
    """The mines at sea.  [tof.9.mines-setup]"""
    return [marker for marker in game.markers if marker.kind == MINE and marker.hex != OFF_MAP]


def mined_hexes(game: Game) -> int:
    """The hexes with mines, in which Allied transports stop.  [tof.9.mines-stop]"""
    found = 0
    for marker in mines_laid(game):
        found |= 1 << marker.hex
    return found


def strikes(game: Game, hex: Hex) -> bool:
    """Whether an Allied transport strikes a mine in a hex: by a die.  [tof.9.mines-stop tof.9.mines-next-turn]"""
    if not mined_hexes(game) >> hex & 1:
        return False
    die = roll_one(game, "sea-mine", ALLIED)
    struck = die <= game.scene.rulebook.coast.mine
    game.emit(events.MineMet(hex, die, struck))
    return struck
