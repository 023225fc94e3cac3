### Tir indirect

frame-mission = Mission de { $unit }
frame-counter-battery = Contre-batterie de { $unit }
frame-salvo = Salve de { $unit }
frame-stack-effect = Celles à côté de la cible

prompt-mission-target = Sur qui tire { $unit } ?
prompt-mission-hex = Quel hex { $unit } bombarde-t-elle ?
prompt-counter-battery-target = Sur quelle batterie tire { $unit } ?

option-fire-indirectly = Tir indirect de { $unit }
    .kind = Tir indirect
option-fire-counter-battery = Contre-batterie de { $unit }
    .kind = Contre-batterie
option-fire-mission = Sur { $target }
    .kind = Tirer sur une unité
option-shell-ground = Sur un hex vide
    .kind = Bombarder le terrain
option-shell-hex = Sur { $hex }
    .kind = Bombarder un hex

event-shelled = { $unit } bombarde { $hex }.
event-mission-lost = La mission de { $unit } n’a pas lieu.
event-barrage-laid = { $hex } est sous un { $barrage }.

refusal-gts-ind-classes = { $unit } ne tire pas en indirect.
refusal-gts-park-purpose = { $unit } doit être dans un Parc pour utiliser des observateurs.
refusal-gts-obs-uncommanded = { $unit } n’est pas commandée et ne peut pas utiliser d’observateurs.
refusal-gts-obs-leader-line = Personne de la formation en contact avec { $unit } ne voit { $hex }.
refusal-gts-obs-leader-line-pending = { $unit } n’est en contact avec aucun leader.
refusal-gts-cmd-emplaced = { $unit } est hors de portée du leader avec lequel elle est en contact.
refusal-gts-ruling-direct-fire-into-entry = { $hex } est un hex d’entrée.
refusal-gts-ind-mortar-observer = Personne de la formation de { $unit } ne voit { $hex } pour elle.
refusal-gts-ruling-organic-observers = Personne de la formation de { $unit } ne voit { $hex } pour elle.
refusal-gts-ind-min-range = { $hex } est trop près pour un tir indirect de { $unit }.
refusal-gts-fire-range-cut = Un ennemi ou un barrage réduit la portée de { $unit } à un hex.
refusal-gts-fire-indirect-target = { $hex } est hors de portée de { $unit }.
refusal-gts-fire-indirect-target-nothing = { $unit } n’a rien à prendre pour cible, à portée et observé.
refusal-gts-ind-target-empty-hex = { $unit } n’a pas d’hex vide à portée et observé.
refusal-gts-ind-target-empty-hex-held = Il y a quelqu’un en { $hex }.
refusal-gts-cb-conditions = { $unit } n’a pas à portée de Parc ennemi qui ait tiré.
refusal-gts-cb-conditions-park = { $unit } n’est pas dans un Parc.
refusal-gts-cb-conditions-contact = { $unit } n’est pas en contact avec une formation active.
refusal-gts-cb-conditions-target = { $unit } n’est pas dans un Parc qui a tiré, ou est hors de portée.

modifier-gts-cb-resolve = contre-batterie
