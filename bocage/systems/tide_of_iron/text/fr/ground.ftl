### The ground of a hex
# $infantry, $vehicle: movement points, – where it cannot be entered
ground-costs = Pour entrer : squads { $infantry }, véhicules { $vehicle }
ground-cover = Couvert { $cover }
