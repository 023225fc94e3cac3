### Les règles propres aux modules

frame-assembling = Rassemblement
frame-settling = Installation
frame-offer-hero = Un héros

prompt-hero = Y a-t-il un héros dans cet assaut ?

option-assemble = Rassembler { $unit }
    .kind = Se rassembler
option-settle = Installer { $unit } dans le bocage
    .kind = S’installer dans le bocage
option-name-hero = Un héros dans { $unit }
    .kind = Désigner le héros
option-land-at = Se poser en { $hex }
    .kind = Se poser en planeur

event-assembled = { $unit } s’est rassemblée.
event-settled = { $unit } s’est installée dans le bocage.
event-hero-named = { $unit } a le héros du jour.
event-hero-gone = Le héros de { $unit } a fait son exploit.
event-landed = { $unit } se pose en { $hex }.

refusal-gts-excl-landed = { $unit } n’a pas à se rassembler.
refusal-gts-excl-hedgerow-position = { $unit } n’a pas de bocage où s’installer.
refusal-gts-excl-hedgerow-position-state = { $unit } ne peut s’installer ainsi : en colonne, embarquée ou sous un marqueur.

modifier-gts-excl-weak-radios = radios faibles

## Règles au choix
setting-literal-range = À partir de trois hexs, chaque hex coûte un au tir sur une cible non blindée
setting-weak-radios = Radios faibles
setting-own-chit-only = Une formation n’agit d’abord que sous son propre jeton
setting-radio-relay = Les groupes isolés sont commandés par relais
setting-self-commanded = Les batteries côtières se commandent elles-mêmes
setting-hero = Un héros, une fois par partie
setting-hedgerow-position = Les unités peuvent s’installer dans le bocage
setting-glider = Les troupes de planeurs peuvent se poser au lieu d’entrer
