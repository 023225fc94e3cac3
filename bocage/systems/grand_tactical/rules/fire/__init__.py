"""Fire: values and modifiers, shots and their results, opportunity fire."""
