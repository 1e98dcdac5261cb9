import BenchSupport
import ComptoirApp
import GTK
import Store

extension ShownPage {
    /// What the process holds once the list was looked at from end to end.
    func measureMemory() throws {
        let place = try first(ScrolledWindow.self).verticalAdjustment
        for step in 0...100 {
            _ = probe.paint { place.value = (place.upper - place.pageSize) * Double((step * 37 + 1) % 101) / 100 }
        }
        probe.settle(for: .milliseconds(500))
        print("count", try list.source.count, "resident", residentMemory().text)
    }

    /// From a letter typed into the search field to the frame with the rows that are found, for each text. What
    /// does not begin with the text before is typed into a field that was emptied, once all rows are back.
    func measureSearch(_ texts: [String]) throws {
        let (entry, list) = (try first(SearchEntry.self), try list)
        for text in texts {
            if !text.hasPrefix(entry.text) {
                let found = list.source.count
                _ = probe.paint(until: { list.source.count != found }, after: { entry.text = "" })
                probe.settle(for: .milliseconds(500))
            }
            let (before, letters) = (list.source.count, String(text.dropFirst(entry.text.count)))
            entry.cursor = entry.text.count
            let time = probe.paint(until: { list.source.count != before }, after: { entry.insert(letters) })
            print("time", time.wall.text)
            // The first rows are there; the rest of a hundred thousand may still be coming.
            probe.settle(for: .milliseconds(500))
        }
    }

    /// From the commit of a favourite to the frame with its heart.
    func measureChange() async throws {
        let (list, library) = (try list, page.library)
        var times: [Double] = []
        for round in 0..<20 {
            let id = list.source.element(at: 1).id
            let before = hearts(in: list)
            try await library.setFavourite(round % 2 == 0, .fruit, id: id)
            times.append(probe.paint(until: { hearts(in: list) != before }, after: {}).wall)
            probe.settle(for: .milliseconds(50))
        }
        print("median", times.median.text, "worst", times.worst.text)
    }

    private func hearts(in list: Widget) -> Int {
        list.descendants.count { $0 is Image && $0.isMapped }
    }
}
