"""Vehicles: driving, armour, crews, transport, and infantry against them."""
