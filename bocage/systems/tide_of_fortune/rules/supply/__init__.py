"""Supply: lines, when they are judged, isolation."""
