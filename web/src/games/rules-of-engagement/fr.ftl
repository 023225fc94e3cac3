roe-turn = Tour
roe-turn-of = Tour { $turn } sur { $turns }
roe-men = Hommes
roe-active = Actif

table-judged = La place, selon les règles
table-refused = Refusé
table-place = Poser ici
table-leave = Laisser
table-drag = Glissez le groupe, ou un seul homme de la silhouette. Au clavier : les flèches le déplacent de 1 cm, Entrée le pose.
table-of-allowance = { $far } sur { $most } cm
table-open = à découvert
table-light = couvert léger
table-heavy = couvert lourd
table-zone = Zone d’opportunité : { $unit }
table-legend = Couvert et vue
table-seen = clair : vu de la place du premier homme
table-watched = l’ennemi y attend pour tirer
table-compass = { $way ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
}
table-help = Les flèches vont de groupe en groupe et de lieu en lieu, Entrée choisit. Quand un groupe se déplace, Entrée propose le lieu sous le curseur, et P celui où il se tient.
table-ghost = { $unit } : place proposée
table-allowed = permis
table-station-squad = { $unit }, { $count ->
    [one] un homme
   *[other] { $count } hommes
}

roe-lesson-deploy = Chaque soldat est une figurine, et la table se mesure en centimètres. Choisissez une place dans la liste, ou glissez le groupe en un point quelconque de sa zone.
roe-lesson-order = Un ordre par groupe. Tenir tire le mieux et permet d’attendre l’ennemi ; Ramper reste couché ; Avancer marche et peut tirer ; Courir va le plus loin et ne tire sur personne. Avec l’ordre vient la cible.
roe-lesson-move-squad = Les groupes se déplacent l’un après l’autre. Choisissez le suivant.
roe-lesson-move = Les bonnes places sont données avec leur distance. Ou bien montrez n’importe quel point : les silhouettes disent comment le groupe se tiendrait, et la liste ce que chaque règle examine. On peut aussi glisser une seule silhouette.
roe-lesson-opportunity = L’ennemi passe devant vos armes. Un groupe qui attendait peut tirer maintenant, au milieu de son déplacement.
roe-lesson-fire = On tire à présent sur les cibles désignées. Plus elles sont proches et à découvert, mieux c’est.
roe-lesson-losses = Vous dites qui tombe, parmi les moins couverts. Gardez le sergent et le tireur.
roe-lesson-respond = Trop de touches et le groupe perd son sang-froid : anneau ambre, cloué ; rose, ébranlé ; cramoisi, démoralisé. Il teste, se replie ou se cache.
roe-lesson-fall-back = Il se replie hors de vue de l’ennemi, s’il le peut. Montrez où il court.
