"""Tests of Rules of Engagement beyond its rule cases."""
