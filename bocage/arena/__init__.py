"""The arena: matches in bulk between machine players, and measurements of speed."""

from bocage.arena.bench import Figures, measure
from bocage.arena.playing import Playing, play
from bocage.arena.simulation import Failure, Report, simulate

__all__ = ["Failure", "Figures", "Playing", "Report", "measure", "play", "simulate"]
