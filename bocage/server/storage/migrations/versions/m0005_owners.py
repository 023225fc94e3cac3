"""Which server owns a match, since which claim and until when; and what lists may show of it meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Of the matches that there are, nobody owns any, and all that is stored may be shown."""
    op.add_column("matches", sa.Column("owner", sa.String(255)))
    op.add_column("matches", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("lease", sa.Double))
    op.add_column("matches", sa.Column("shown", sa.Text))
