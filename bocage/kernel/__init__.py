"""The kernel: frames over records, decisions, windows, dice, events, rulings and the journal. It knows no game."""

from bocage.kernel.dice import Branch, Dice, EnumeratingDice, Faces, LiveDice, Pool, ScriptedDice, commitment
from bocage.kernel.errors import (
    BadSave,
    BocageError,
    ChoiceError,
    NotOffered,
    NotYourTurn,
    NoUndo,
    RulesError,
    Stale,
    Unknown,
)
from bocage.kernel.events import EVERYONE, Event, Over, Rolled, Told
from bocage.kernel.frames import PASS, Ask, AskAll, Call, Done, Frame, Goto, Option, Pass, Step
from bocage.kernel.game import Game, Result
from bocage.kernel.journal import Answer, Entry, TakenBack
from bocage.kernel.match import Decision, Match, Setup
from bocage.kernel.odds import Chance, odds
from bocage.kernel.past import Mark
from bocage.kernel.play import Order, Play, ScenarioInfo
from bocage.kernel.records import (
    SPECTATOR,
    CardId,
    Item,
    PlaceId,
    Point,
    Record,
    Seat,
    Thing,
    UnitId,
    canonical,
    digest,
    dump,
    restore,
    thing_fields,
    things,
)
from bocage.kernel.rules import Rules
from bocage.kernel.rulings import Argument, Modifier, Refusal, Total
from bocage.kernel.turns import InTurn, Phases
from bocage.kernel.views import View
from bocage.kernel.windows import Roll, Window, passing

__all__ = [
    "EVERYONE",
    "PASS",
    "SPECTATOR",
    "Answer",
    "Argument",
    "Ask",
    "AskAll",
    "BadSave",
    "BocageError",
    "Branch",
    "Call",
    "CardId",
    "Chance",
    "ChoiceError",
    "Decision",
    "Dice",
    "Done",
    "Entry",
    "EnumeratingDice",
    "Event",
    "Faces",
    "Frame",
    "Game",
    "Goto",
    "InTurn",
    "Item",
    "LiveDice",
    "Mark",
    "Match",
    "Modifier",
    "NoUndo",
    "NotOffered",
    "NotYourTurn",
    "Option",
    "Order",
    "Over",
    "Pass",
    "Phases",
    "PlaceId",
    "Play",
    "Point",
    "Pool",
    "Record",
    "Refusal",
    "Result",
    "Roll",
    "Rolled",
    "Rules",
    "RulesError",
    "ScenarioInfo",
    "ScriptedDice",
    "Seat",
    "Setup",
    "Stale",
    "Step",
    "TakenBack",
    "Thing",
    "Told",
    "Total",
    "UnitId",
    "Unknown",
    "View",
    "Window",
    "canonical",
    "commitment",
    "digest",
    "dump",
    "odds",
    "passing",
    "restore",
    "thing_fields",
    "things",
]
