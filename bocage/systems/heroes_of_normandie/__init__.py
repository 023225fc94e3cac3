"""Heroes of Normandie: fire teams, heroes and vehicles on squares, secret orders, cards at almost any moment."""

from bocage.systems.heroes_of_normandie.system import HeroesOfNormandie

SYSTEM = HeroesOfNormandie()
