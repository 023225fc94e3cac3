"""What players report, and whom the host of the server has muted or banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("against", sa.Integer),
        sa.Column("line", sa.Integer),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("settled", sa.String(32)),
    )
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(4), primary_key=True),
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )
