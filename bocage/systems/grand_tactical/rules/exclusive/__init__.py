"""Exclusive rules: what the modules add to the series, each in use where its setting says so."""
