"""The first tables: matches, seats, journal, snapshots and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("stream", sa.String(130), nullable=False),
        sa.Column("seams", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False, index=True),
        sa.Column("parent", sa.Text),
        sa.Column("rematch", sa.String(22)),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("undo", sa.Text),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
    )
    op.create_index("matches_listed", "matches", ["listed", "updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(10), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("machine", sa.String(60)),
        sa.Column("token", sa.String(64), index=True),
        sa.Column("invitation", sa.String(64)),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("resigned", sa.Integer),
    )
    op.create_table(
        "journal",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("revision", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
