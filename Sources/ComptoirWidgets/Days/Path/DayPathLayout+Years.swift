internal import GTK
internal import Widgets

/// The years of a way that is longer than one: stretches of it, each beside the next in another shade.
extension DayPathLayout {
    /// Returns the stretches of the years, as distances from the start; none up to a year, and where a box is one or more.
    func years(of total: Int) -> [ClosedRange<Double>] {
        guard total > YearBlocks.year, unit < YearBlocks.year else { return [] }
        // A box on the border is in the year that it begins in.
        func border(_ year: Int) -> Double {
            year == 0 ? 0 : (Double(box(of: year * YearBlocks.year)) + 0.5) * pitch
        }
        let count = (total + YearBlocks.year - 1) / YearBlocks.year
        let end = Double(self.count) * pitch
        return (0..<count).compactMap { year in
            let (first, last) = (border(year), year == count - 1 ? end : min(end, border(year + 1)))
            return first < last ? first...last : nil
        }
    }
}
