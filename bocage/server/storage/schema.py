"""The tables. What has no need to be searched is JSON in text columns."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("scenario", String(60), nullable=False),
    Column("settings", Text, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("stream", String(130), nullable=False),
    Column("seams", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(2), nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("parent", Text),
    Column("rematch", String(22)),
    Column("revision", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("result", Text),
    Column("undo", Text),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("checked", String(64), nullable=False, server_default=""),
    Column("owner", String(255)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("lease", Double),
    Column("shown", Text),
    Index("matches_listed", "listed", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(10), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("machine", String(60)),
    Column("token", String(64), index=True),
    Column("invitation", String(64)),
    Column("orders", Text, nullable=False),
    Column("resigned", Integer),
)

JOURNAL = Table(
    "journal",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

CLOCKS = Table(
    "clocks",
    METADATA,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("due", String(32), index=True),
)

CARRIES = Table(
    "carries",
    METADATA,
    Column("mark", String(64), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("token", String(64), nullable=False, index=True),
    Column("sealed", String(128), nullable=False),
    Column("expires", String(32), nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("against", Integer),
    Column("line", Integer),
    Column("why", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("settled", String(32)),
)

SANCTIONS = Table(
    "sanctions",
    METADATA,
    Column("kind", String(4), primary_key=True),
    Column("mark", String(64), primary_key=True),
    Column("at", String(32), nullable=False),
)

CONTACTS = Table(
    "contacts",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("token", String(64), nullable=False, index=True),
    Column("kind", String(4), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("key", String(64), nullable=False, index=True),
    Column("code", String(64), index=True),
    Column("created", String(32), nullable=False),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("contact", ForeignKey("contacts.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", String(32), nullable=False, index=True),
)
