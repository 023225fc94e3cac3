### Les chapitres des règles

chapter-tof-1 = Principes
chapter-tof-2 = Pions et marqueurs
chapter-tof-3 = Séquence de jeu
chapter-tof-4 = Opérations
chapter-tof-5 = Ordres
chapter-tof-6 = Ravitaillement
chapter-tof-7 = Mouvement, zones de contrôle et empilement
chapter-tof-8 = Combat
chapter-tof-9 = Règles de cette campagne
chapter-tof-10 = Glossaire
chapter-tof-s1 = Scénario : Tide of Fortune, et ses variantes
chapter-tof-s2 = Scénario : Market Garden
chapter-tof-ruling = Décisions
