"""Texts: Fluent catalogues in French and English, shared with the web client.

A folder of texts holds one folder for each locale, and these hold `.ftl` files. This package is such a folder itself:
`SHARED` has the words of the kernel and of the clients, which every game adds its own to. The checks that a folder
passes are in `bocage.text.checks`.
"""

from bocage.text.catalogue import LOCALES, SHARED, Argument, Catalogue, MissingText
from bocage.text.keys import Prefix, key

__all__ = ["LOCALES", "SHARED", "Argument", "Catalogue", "MissingText", "Prefix", "key"]
