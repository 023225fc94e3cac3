# Clocks
clock = Pendule
clock-none = sans pendule
clock-choice = temps pour chaque choix
clock-match = temps pour toute la partie
clock-amount = Combien de temps
clock-end = Une fois le temps écoulé
clock-end-lost = la partie est perdue
clock-end-machine = une machine prend la place
clock-terms-choice = Pendule : { $time } pour chaque choix ; une fois le temps écoulé, { $end }.
clock-terms-match = Pendule : { $time } pour la partie ; une fois le temps écoulé, { $end }.
clock-left = il reste { $time }
clock-low = Il reste peu de temps.
clocks = Pendules
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
amount-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
amount-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
amount-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
amount-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
event-out-of-time = { $seat } : temps écoulé.
ran-out = { $seat } : le temps s’est écoulé.

# Another device
carry = Vers un autre appareil
carry-about = Continuez cette partie sur un autre appareil : ouvrez-y le lien, ou entrez le code sur sa page d’accueil. Il sert une seule fois, dans les 15 minutes.
carry-keep = garder aussi la place sur cet appareil
carry-make = Créer un lien
carry-again = Créer un autre lien
carry-link = Lien pour l’autre appareil
carry-code = Code
carry-enter = Entrer un code
carry-title = Votre place sur cet appareil
carry-type = Code de votre autre appareil
carry-take = Jouer ici
error-bad-code = Ce code n’existe pas : il a servi, a été remplacé ou est trop ancien.
error-carried-away = Cette place est maintenant sur un autre appareil.

# Calls
calls = M’appeler
calls-about = Quand c’est à vous de jouer et que vous n’êtes pas là, ce serveur peut vous prévenir, une fois par tour.
calls-mail = Par courriel
calls-hook = Par web hook
calls-mail-address = Votre adresse
calls-hook-address = L’URL à appeler
calls-give = M’y appeler
calls-on = On vous prévient à { $address }.
calls-unconfirmed = Un courriel est parti vers { $address } : ouvrez le lien qu’il contient, et on vous y préviendra.
calls-secret = Ce qui est envoyé est signé avec ce secret, qui n’est montré que maintenant :
calls-take-back = Retirer
calls-confirm-title = Prévenir cette adresse quand c’est à vous de jouer ?
calls-confirm = Oui, c’est la mienne
calls-confirm-done = Désormais un courriel vous préviendra.
calls-stop-title = Plus de courriels à cette adresse ?
calls-stop = Plus de courriels
calls-stop-done = Il ne viendra plus de courriels.
error-bad-address = On ne peut pas appeler cette adresse.

# Reports
report = Signaler à l’hôte
report-about = Dites à qui tient ce serveur que quelque chose ne va pas dans cette partie. Personne à la table ne l’apprend.
report-why = À quel sujet
report-why-talk = ce qui a été dit
report-why-name = un nom
report-why-play = la façon de jouer
report-why-other = autre chose
report-line = Quelles paroles
report-line-none = la conversation entière
report-against = Qui
report-against-nobody = personne, la partie elle-même
report-text = Avec vos mots
report-send = Envoyer
report-done = Merci : l’hôte de ce serveur a reçu votre signalement et le lira.
report-flood = L’hôte a pour l’instant assez à lire de votre part. Réessayez plus tard.
