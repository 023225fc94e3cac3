"""The contract with clients: what is kept beside the web client is what the server's records say."""

from __future__ import annotations

from pathlib import Path

from bocage.server.contract import schema, text

KEPT = Path(__file__).parents[2] / "web/src/api/wire.json"


def test_the_schema_beside_the_web_client_is_current() -> None:
    assert KEPT.read_text(encoding="utf-8") == text(), "the records changed: `npm run wire` in web/ writes them anew"


def test_a_field_of_a_counter_is_a_field_of_the_contract() -> None:
    from bocage.show import Piece

    assert set(schema()["$defs"]["Piece"]["properties"]) == set(Piece.__struct_fields__)
