"""The tiny game of that name as a system, where processes find it too."""

from tests.kernel.sentry import SentryGame
from tests.kernel.tiny import system_of

SYSTEM = system_of(SentryGame, "sentry")
