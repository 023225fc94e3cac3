### Canons hors table

frame-bombardment = Bombardement préliminaire
frame-landing = Tir de { $battery }
frame-shelled-markers = Sous les obus
frame-shelled-test = Sous les obus
prompt-bombard = Sur quoi { $battery } tire-t-elle avant la bataille ?
prompt-shelled = Des obus sont tombés sur { $marker } : tester maintenant ceux qui y sont ?
option-bombard = { $battery } sur { $place } ({ $at })
option-test-now = Tester maintenant ceux de { $marker }
option-request-fire = { $unit } demande à { $battery } un tir sur { $place } ({ $at })
option-request-smoke = { $unit } demande à { $battery } de la fumée devant { $target }
event-battery-fired = Tir de { $battery } : { $face }, il fallait { $need } ; { $hit ->
    [1] au but.
   *[other] à côté.
}
event-bombarded = { $unit } sous les obus : touches : { $hits }, pertes : { $lost }.
event-marker-shelled = Des obus tombent sur { $marker }.
event-fire-requested = { $unit } demande un tir à { $battery } : { $face }, { $need } ajouté ; { $turns ->
    [0] il vient tout de suite.
    [1] il vient au tour suivant.
   *[other] personne ne répond.
}
modifier-roe-arty-support-roll = stratégie
modifier-roe-arty-fo = observateur d’artillerie
modifier-roe-arty-options = déjà demandé
refusal-roe-arty-options = { $battery } ne peut pas tirer maintenant pour { $unit }.
refusal-roe-arty-options-battery = Ce n’est pas le tour de { $battery }.
refusal-roe-arty-prelim-when = Seul l’attaquant bombarde avant la bataille, pas { $battery }.
refusal-roe-arty-prelim-targets = Ce n’est pas une cible pour { $battery }.
refusal-roe-arty-hidden = Il n’y a personne à tester sous { $marker }.
refusal-roe-arty-support-request = Personne de { $unit } ne peut demander là un tir de { $battery }.
