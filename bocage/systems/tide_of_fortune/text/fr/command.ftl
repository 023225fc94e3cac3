### Commandement, assets, armées et ravitaillement

frame-command-check = Vérification du commandement
frame-return-to-command = { $unit } revient sous commandement
frame-attach-assets = Assets de { $division }
frame-army-transfers = Transferts entre armées
frame-judge-supply = Ravitaillement de { $division }

prompt-command-adopt = Quelles unités passent sous un QG qui porte un nom ?
prompt-assets-attach = Quelles assets { $division } prend-elle sous son contrôle ?
prompt-armies-transfer = Quelles divisions changent d’armée ?

option-adopt = { $unit } sous { $division }
    .kind = Former un Kampfgruppe
option-end-adoption = Plus de Kampfgruppe
    .kind = Plus de Kampfgruppe
option-attach = Prendre { $unit } sous contrôle
    .kind = Rattacher une asset
option-end-attachment = Plus d’assets
    .kind = Plus d’assets
option-transfer = { $division } vers : { $army }
    .kind = Transférer une division
option-end-transfers = Plus de transferts
    .kind = Plus de transferts

event-out-of-command = { $unit } est hors commandement.
event-in-command = { $unit } est de nouveau sous commandement.
event-adopted = { $division } prend { $unit } sous ses ordres.
event-attached = { $division } prend { $unit } sous son contrôle.
event-transferred = { $division } change d’armée : { $army }.
event-division-isolated = { $division } n’a pas de ligne jusqu’à une source : elle est isolée.
event-isolated = { $unit } n’a pas de ligne jusqu’à son QG : unité isolée.

refusal-tof-4-army-hq = { $unit } s’est déjà déplacé à ce tour.
refusal-tof-3-cmd-occ-no-attack = { $unit } est hors commandement et ne peut pas attaquer.
refusal-tof-3-cmd-occ-return = { $unit } est hors commandement : l’unité revient dans le rayon de son QG, ou au plus près, et ne fait rien d’autre à cette impulsion.
refusal-tof-9-kg-rule = Seul un QG allemand qui porte un nom prend des unités sous ses ordres, et seulement celles qui seraient hors commandement : pas { $unit } sous { $division }.
refusal-tof-3-cmd-radius = { $unit } est hors du rayon de commandement de { $division }.
refusal-tof-9-kg-limit = { $division } peut avoir { $most } points d’empilement d’autres formations : { $unit } est de trop.
refusal-tof-2-asset-mark = { $unit } n’est pas une asset du camp de { $division }.
refusal-tof-3-asset-reassign = { $unit } sert un autre QG à cette impulsion.
refusal-tof-3-asset-range = { $unit } est hors du rayon de commandement de { $division }.
refusal-tof-3-asset-limit = { $division } peut contrôler { $most } points d’empilement d’assets par impulsion : { $unit } est de trop.
refusal-tof-3-post-armies = { $division } ne peut pas passer maintenant à cette armée : { $army }.
refusal-tof-9-allied-reinf-us = { $division } est américaine et reste dans l’armée américaine.
refusal-tof-9-allied-army-limit = Il y a déjà { $most } divisions : { $army }.
refusal-tof-9-german-oob = Il y a déjà { $most } divisions : { $army }.
