"""Weapons: grenades, anti-tank weapons, guns, mortars, flamethrowers and smoke, and where their templates fall."""
