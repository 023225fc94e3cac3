"""By which program the journal of a match is known to come out as it was recorded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Of the matches that there are, nobody knows."""
    op.add_column("matches", sa.Column("checked", sa.String(64), nullable=False, server_default=""))
