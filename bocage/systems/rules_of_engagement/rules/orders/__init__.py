"""Orders: what each squad does this turn, and at whom it will fire."""
