### Heroes of Normandie: Concealed markers

frame-concealment = Concealed markers

prompt-conceal = Give a Concealed marker?

option-hide = Conceal { $unit }
    .kind = Conceal
option-keep-marker = Give none

refusal-hon-opt-concealed = { $unit } cannot be replaced by a Concealed marker.
refusal-hon-opt-concealed-when = This is not the moment to conceal { $unit }.
refusal-hon-opt-concealed-found = There is no Concealed marker for { $unit }.
