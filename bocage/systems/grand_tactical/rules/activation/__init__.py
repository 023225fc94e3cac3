"""Activation: what each chit permits, and the actions of one unit or stack."""
