"""The service: matches and who plays them, without a word of HTTP."""
