### Parcs d’Artillerie et contact radio

frame-artillery-step = Artillerie
frame-park-changes = Parcs d’Artillerie, { $seat }
frame-column-of-dissolved = Un Parc est dissous en { $hex }
frame-contact-attempts = Contact radio, { $seat }

prompt-artillery-park = Créer ou dissoudre des Parcs d’Artillerie ?
prompt-artillery-column = Une batterie sort-elle du Parc en { $hex } en colonne ?
prompt-artillery-contact = Quelle batterie tente d’entrer en contact avec quel leader ?

option-create-park = { $division } : un Parc en { $hex }, pour un point de dispatch
    .kind = Créer un Parc d’Artillerie
option-dissolve-park = Dissoudre { $park }
    .kind = Dissoudre un Parc d’Artillerie
option-return-in-column = { $unit } en colonne
    .kind = Sortir en colonne
option-try-contact = { $unit } avec { $leader }
    .kind = Tenter le contact
option-join-park = { $unit } entre dans le Parc
    .kind = Entrer dans le Parc d’Artillerie

event-park-created = { $division } : un Parc d’Artillerie est créé en { $hex }.
event-park-joined = { $unit } est dans le Parc.
event-park-dissolved = Le Parc d’Artillerie en { $hex } est dissous.
event-park-fired = { $park } a tiré.
event-contact-tried = { $made ->
    [0] { $unit } n’obtient pas le contact avec { $leader }.
   *[other] { $unit } est en contact avec { $leader }.
}

total-contact = Valeur de contact
name-contact = contact
name-pending = contact en attente
name-in-contact = en contact
name-park-fired = Parc d’Artillerie ayant tiré

refusal-gts-park-dissolve = { $park } n’est pas un de vos Parcs sur la carte.
refusal-gts-park-create-marker = Plus de marqueur de Parc sur la fiche : { $division }.
refusal-gts-park-create-points = Aucun point de dispatch pour un Parc : { $division }.
refusal-gts-park-one-per-hex = Il y a déjà un Parc en { $hex }.
refusal-gts-ruling-target-mounted-park = { $division } : aucune batterie prête à tirer en { $hex }.
refusal-gts-ruling-dissolve-park-fire-phase = { $unit } n’était pas dans le Parc.
refusal-gts-park-no-dig = { $unit } est dans l’hex d’un Parc et ne peut pas se retrancher.
refusal-gts-park-only-orange = { $unit } n’est pas une batterie pour un Parc.
refusal-gts-park-join = { $unit } n’est pas entrée dans l’hex d’un Parc.
refusal-gts-park-join-points = { $unit } n’a pas les points de mouvement pour démonter.
refusal-gts-park-own-division = Le Parc est d’une autre division que { $unit }.
refusal-gts-park-frozen = { $unit } reste dans son Parc jusqu’à sa dissolution.
refusal-gts-park-frozen-last = { $unit } laisserait son Parc vide.
refusal-gts-contact-markers = { $unit } n’a pas de marqueur de contact.
refusal-gts-contact-attempt = { $unit } a déjà essayé ce tour.
refusal-gts-contact-attempt-park = { $unit } n’est pas dans un Parc.
refusal-gts-contact-attempt-own = { $unit } n’est pas à vous ou n’est pas sur la carte.
refusal-gts-contact-attempt-leader = { $leader } n’est pas sur la carte dans votre camp.
refusal-gts-contact-steal = { $unit } est déjà en contact avec { $leader }.
refusal-gts-contact-limit = { $leader } a autant de batteries en contact qu’il peut en avoir.

modifier-gts-contact-markers = marqueur de contact
modifier-gts-contact-other-division = leader d’une autre division
