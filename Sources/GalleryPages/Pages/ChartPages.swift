import GTK
import Widgets

/// Figures that are drawn.
@MainActor
enum ChartPages {
    static let all = [dial, dialRow, months]

    static var dials: [DialValue] {
        [
            DialValue(id: "energy", name: "Energy", figure: "83", unit: "kcal", fraction: 0.04),
            DialValue(id: "sugar", name: "Sugars", figure: "13.7", unit: "g", fraction: 0.15),
            DialValue(id: "c", name: "Vitamin C", figure: "92.7", unit: "mg", fraction: 1.16),
        ]
    }

    static func strip(_ months: Set<Int>) -> MonthStrip {
        let letters = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
        let strip = MonthStrip(letters: letters, alternativeText: "\(months.count) months of the year")
        strip.months = months
        return strip
    }

    private static let dial = GalleryPage(
        "dial", "Tables", "Dial", "A gauge of brass: a figure, and a bead at its share of a scale.",
        code: "Dial(DialValue(id: \"sugar\", name: \"Sugar\", figure: \"14\", unit: \"g\", fraction: 0.15))"
    ) { _ in
        [(0.0, "Nothing of it"), (0.5, "Half of the scale"), (1.6, "More than the scale has")].map {
            fraction, caption in
            let value = DialValue(
                id: caption, name: "Sugars", figure: "\(Int(fraction * 90))", unit: "g", fraction: fraction)
            return Specimen(caption, Dial(value).layout(horizontal: .start))
        }
    }

    private static let dialRow = GalleryPage(
        "dial-row", "Tables", "DialRow", "A few dials of one size, as many in a line as there is room for.",
        code: "let dials = DialRow()\ndials.bind(\\.values) { model.dials }"
    ) { _ in
        let wide = DialRow()
        wide.values = dials
        let narrow = DialRow()
        narrow.values = dials
        return [
            Specimen("Three", wide), Specimen("On a phone", Clamp(narrow, to: 312)),
        ]
    }

    private static let months = GalleryPage(
        "month-strip", "Tables", "MonthStrip", "A year in twelve letters, of which some are marked.",
        code: "let strip = MonthStrip(letters: letters, alternativeText: \"In season: June to August\")"
    ) { _ in
        let summer = strip([6, 7, 8])
        summer.current = 7
        let disputed = strip([9, 10, 11])
        disputed.partly = Set(1...8).union([12])
        return [
            Specimen("Summer, and it is July", summer), Specimen("Over the turn of the year", strip([12, 1, 2])),
            Specimen("All year", strip(Set(1...12))),
            Specimen("Further months that not all sources name", disputed),
        ]
    }
}
