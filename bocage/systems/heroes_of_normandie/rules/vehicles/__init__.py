"""Vehicles: driving, passengers, damage and wrecks."""
