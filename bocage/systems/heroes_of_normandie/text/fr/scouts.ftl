### Heroes of Normandie : les éclaireurs

frame-scout-moves = Éclaireurs

prompt-scout = Quel éclaireur part en avant ?

option-scout = Éclairer avec { $unit }
    .kind = Éclairer
option-end-scouting = Plus d’éclaireurs

refusal-hon-cmd-scout = { $unit } n’est pas un de vos éclaireurs.
refusal-hon-cmd-scout-once = { $unit } a déjà fait son mouvement d’éclaireur.
refusal-hon-cmd-scout-objective = { $unit } ne peut pas finir son mouvement d’éclaireur en { $place }, dans un objectif ou à côté.
refusal-hon-cmd-scout-no-fight = { $unit } part en reconnaissance et ne fait que se déplacer.
refusal-hon-cmd-scout-transport = { $unit } transporte des troupes qui ne sont pas des éclaireurs.
refusal-hon-cmd-scout-transport-aboard = { $unit } est à bord d’un véhicule et ne fait pas de mouvement d’éclaireur.
