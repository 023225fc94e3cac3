### The ground of a hex
# $infantry, $vehicle: movement points, – where it cannot be entered
ground-costs = To enter: squads { $infantry }, vehicles { $vehicle }
ground-cover = Cover { $cover }
