"""Boards, tables and maps of a country as pictures."""
