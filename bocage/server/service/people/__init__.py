"""People: where they are called, seats that go to another device, and those who misbehave."""
