"""The Activation and the Reserve phase, and what an activated unit may do."""
