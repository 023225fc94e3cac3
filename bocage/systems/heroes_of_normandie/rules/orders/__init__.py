"""The Order phase and its tokens."""
