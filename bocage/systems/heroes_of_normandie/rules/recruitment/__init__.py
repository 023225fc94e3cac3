"""Before the battle: armies, their gear, and where they are set up."""
