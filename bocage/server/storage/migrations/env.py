"""Runs the migrations on the connection that `storage.database` hands over."""

from __future__ import annotations

from alembic import context
from alembic.config import Config

from bocage.server.storage.schema import METADATA


def run(config: Config) -> None:
    """Run them in a transaction of their own."""
    context.configure(connection=config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only while Alembic runs a command
    run(context.config)
