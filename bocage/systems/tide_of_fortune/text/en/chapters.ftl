### The chapters of the rules

chapter-tof-1 = Basics
chapter-tof-2 = Counters and markers
chapter-tof-3 = Sequence of play
chapter-tof-4 = Operations
chapter-tof-5 = Orders
chapter-tof-6 = Supply
chapter-tof-7 = Movement, zones of control and stacking
chapter-tof-8 = Combat
chapter-tof-9 = Rules of this campaign
chapter-tof-10 = Glossary
chapter-tof-s1 = Scenario: Tide of Fortune, and its variants
chapter-tof-s2 = Scenario: Market Garden
chapter-tof-ruling = Rulings
