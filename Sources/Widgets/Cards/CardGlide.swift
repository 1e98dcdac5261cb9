internal import GTK

/// The animation of the cards of a grid, which glide from their old to their new positions when the elements change.
///
/// Cells are created, removed and reused for other elements, so positions are stored by what was shown there.
@MainActor
final class CardGlide {
    private struct Cell { weak var cell: (any Gliding)? }

    /// The grid that contains the cards.
    weak var grid: Widget?
    private var cells: [Cell] = []
    private var before: [AnyHashable: Shift] = [:]
    private var seen: Set<AnyHashable> = []
    private var layouts: Connection?
    private var end: SourceToken?

    func add(_ cell: any Gliding) {
        cells.removeAll { $0.cell == nil }
        cells.append(Cell(cell: cell))
    }

    /// Runs a change of the elements; cards that stay in view glide to their new positions, and new ones fade in.
    func around(_ change: () -> Void) {
        guard let grid, grid.isMapped, ToolkitSettings.current.animationsEnabled, let clock = grid.frameClock else {
            return change()
        }
        before = [:]
        for (identity, place, cell) in inSight() {
            before[identity] = place
            cell.rest()
        }
        seen = []
        change()
        guard !before.isEmpty else { return }
        layouts?.disconnect()
        // Cells are filled over several frames, those in view first.
        layouts = clock.onLaidOut { [weak self] in self?.settle() }
        end?.cancel()
        end = MainLoop.after(.milliseconds(200)) { [weak self] in self?.finish() }
    }

    private func finish() {
        layouts?.disconnect()
        layouts = nil
        before = [:]
    }

    /// Starts the animation of each card that has reached its new position.
    private func settle() {
        for (identity, place, cell) in inSight() where seen.insert(identity).inserted {
            guard let old = before[identity] else {
                cell.appear()
                continue
            }
            let shift = Shift(x: old.x - place.x, y: old.y - place.y)
            if shift != .none { cell.glide(from: shift) }
        }
    }

    private func inSight() -> [(AnyHashable, Shift, any Gliding)] {
        guard let grid else { return [] }
        let (width, height) = (Double(grid.width), Double(grid.height))
        return cells.compactMap { entry in
            guard let cell = entry.cell, let identity = cell.identity, let place = cell.place(in: grid),
                place.x < width, place.y < height, place.x + Double(cell.width) > 0, place.y + Double(cell.height) > 0
            else { return nil }
            return (identity, place, cell)
        }
    }
}
