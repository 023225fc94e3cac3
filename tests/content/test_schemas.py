from __future__ import annotations

import json

from bocage.content import MapText, Pack, schemas

from .records import Unit


def test_a_document_has_a_schema_that_stands_alone() -> None:
    schema = schemas({"pack": Pack})["pack"]
    assert schema["title"] == "pack"
    assert schema["$ref"] == "#/$defs/Pack"
    assert schema["$defs"]["Pack"]["required"] == ["name", "version", "game"]
    assert schema["$defs"]["Pack"]["additionalProperties"] is False


def test_the_records_of_a_table_do_not_give_their_name() -> None:
    schema = schemas({}, tables={"units": Unit})["units"]
    assert schema["additionalProperties"] == {"$ref": "#/$defs/Unit"}
    assert schema["$defs"]["Unit"]["required"] == ["range"]
    assert "name" not in schema["$defs"]["Unit"]["properties"]
    assert set(schema["$defs"]) == {"Unit", "Weapon", "Rally", "Smoke"}


def test_schemas_are_json() -> None:
    made = schemas({"map": MapText, "pack": Pack}, tables={"units": Unit})
    assert list(json.loads(json.dumps(made))) == ["map", "pack", "units"]
