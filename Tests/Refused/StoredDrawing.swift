import GTK

// What draws lives no longer than the closure that it was handed to, so nothing that lives on can store it.

@MainActor final class Keeper {
    var canvas: Canvas?  // Refused
    var snapshot: Snapshot?  // Refused
}

struct Pen {
    let canvas: Canvas  // Refused
}
