### The ground of a hex
# $mover: the movement class; $deployed, $column: movement points, – where it cannot be entered
ground-costs = { $mover } : { $deployed } pour entrer, en colonne { $column }
ground-fire = Tir sur les unités d’ici : { $unarmoured } sans blindage, { $armoured } avec blindage

## What lies in a hex or on a counter
name-victory = objectif
