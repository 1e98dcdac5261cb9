internal import CGTK

/// A probe that finds out which columns the headers of a `GtkColumnView` sort by, and in which direction.
///
/// GTK reports this only from 4.10 on. But the view's sorter asks the columns' own sorters in turn and inverts the
/// answer of a descending one, so each column gets a sorter that records the question.
@MainActor
final class SortProbe {
    private static var asked: [ObjectIdentifier] = []
    private static var answering: ObjectIdentifier?

    /// Returns a sorter for a column; the caller owns the reference.
    func makeSorter() -> UnsafeMutablePointer<GtkSorter>? {
        let sorter = gtk_custom_sorter_new(
            { _, _, data in
                onMainActor(data) { Carried<SortProbe>.value($0)?.answer() ?? 0 }
            }, Carried.retained(self), releaseCarried)
        return sorter.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkSorter.self) }
    }

    /// Returns the probes that a view's sorter asks, most important first, each with whether its answer is inverted.
    /// - Parameter objects: any two objects.
    static func probes(
        in sorter: UnsafeMutablePointer<GtkSorter>, _ objects: (UnsafeMutableRawPointer, UnsafeMutableRawPointer)
    ) -> [(probe: ObjectIdentifier, isInverted: Bool)] {
        asked = []
        _ = gtk_sorter_compare(sorter, objects.0, objects.1)
        return asked.map { probe in
            answering = probe
            defer { answering = nil }
            return (probe, gtk_sorter_compare(sorter, objects.0, objects.1) == GTK_ORDERING_LARGER)
        }
    }

    private func answer() -> Int32 {
        let me = ObjectIdentifier(self)
        SortProbe.asked.append(me)
        return SortProbe.answering == me ? -1 : 0
    }
}
