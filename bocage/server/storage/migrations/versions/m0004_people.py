"""Clocks, seats on their way to another device, where people want to be called, and what is to be sent to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "clocks",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("due", sa.String(32), index=True),
    )
    op.create_table(
        "carries",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, index=True),
        sa.Column("sealed", sa.String(128), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, index=True),
        sa.Column("code", sa.String(64), index=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("contact", sa.String(22), sa.ForeignKey("contacts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.String(32), nullable=False, index=True),
    )
