"""Addresses by subject: each handler reads what was sent, lets the service do it, and answers."""
