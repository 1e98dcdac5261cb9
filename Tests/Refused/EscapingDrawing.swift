import GTK

// What draws lives no longer than the closure that it was handed to, so no closure that lives on can capture it.

@MainActor func inside(_ snapshot: Snapshot, _ place: Rectangle) {
    snapshot.canvas(in: place) { canvas in
        canvas.faded(0.5) {
            canvas.clipped(to: .rectangle(place)) {
                canvas.fill(.rectangle(place), with: Color(red: 0, green: 0, blue: 0))
            }
        }
    }
}

@MainActor func later(_ snapshot: Snapshot, _ place: Rectangle) {
    snapshot.canvas(in: place) { canvas in  // Refused
        Task { canvas.fill(.rectangle(place), with: Color(red: 0, green: 0, blue: 0)) }
    }
}

@MainActor func kept(_ snapshot: Snapshot, _ place: Rectangle) -> () -> Void {
    var draw = {}
    snapshot.canvas(in: place) { canvas in  // Refused
        draw = { canvas.fill(.rectangle(place), with: Color(red: 0, green: 0, blue: 0)) }
    }
    return draw
}

final class Later: CustomWidget {
    var draw = {}

    override func snapshot(_ snapshot: Snapshot) {  // Refused
        draw = { snapshot.fill(Rectangle(width: 1, height: 1), with: Color(red: 0, green: 0, blue: 0)) }
    }
}
