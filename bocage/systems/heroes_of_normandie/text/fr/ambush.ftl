### Heroes of Normandie : les marqueurs Embusqué

frame-concealment = Marqueurs Embusqué

prompt-conceal = Donner un marqueur Embusqué ?

option-hide = Embusquer { $unit }
    .kind = Embusquer
option-keep-marker = N’en donner aucun

refusal-hon-opt-concealed = { $unit } ne peut pas être remplacée par un marqueur Embusqué.
refusal-hon-opt-concealed-when = Ce n’est pas le moment d’embusquer { $unit }.
refusal-hon-opt-concealed-found = Il n’y a pas de marqueur Embusqué pour { $unit }.
