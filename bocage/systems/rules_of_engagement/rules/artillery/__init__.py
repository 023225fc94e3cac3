"""Artillery: guns off the table that bombard before the battle, or support it once they are asked."""
