"""The arena: matches in bulk between machine players, ratings, and measurements of speed."""

from bocage.arena.bench import Figures, measure
from bocage.arena.ladder import Ladder, ladder
from bocage.arena.playing import Playing, play
from bocage.arena.plot import plot
from bocage.arena.pools import Pool, Processes
from bocage.arena.simulation import Failure, Lengths, Report, simulate
from bocage.arena.statistics import Interval, interval

__all__ = [
    "Failure",
    "Figures",
    "Interval",
    "Ladder",
    "Lengths",
    "Playing",
    "Pool",
    "Processes",
    "Report",
    "interval",
    "ladder",
    "measure",
    "play",
    "plot",
    "simulate",
]
