"""The arena: matches in bulk between machine players, ratings, and measurements of speed."""

from bocage.arena.bench import Figures, measure
from bocage.arena.cluster import Cluster
from bocage.arena.ladder import Ladder, ladder
from bocage.arena.playing import Playing, play
from bocage.arena.plot import plot
from bocage.arena.pools import Pool, Processes
from bocage.arena.resuming import Kept
from bocage.arena.sequential import Hypotheses, Trial, trial
from bocage.arena.simulation import Failure, Lengths, Report, simulate
from bocage.arena.statistics import Interval, interval

__all__ = [
    "Cluster",
    "Failure",
    "Figures",
    "Hypotheses",
    "Interval",
    "Kept",
    "Ladder",
    "Lengths",
    "Playing",
    "Pool",
    "Processes",
    "Report",
    "Trial",
    "interval",
    "ladder",
    "measure",
    "play",
    "plot",
    "simulate",
    "trial",
]
