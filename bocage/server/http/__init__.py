"""The thin layer: addresses, headers and messages. What they mean is in the service."""
