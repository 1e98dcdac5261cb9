import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Bar chart", .serialized)
struct BarChartTests {
    init() { Stage.open() }

    private func make(_ values: [Double]) -> BarChart {
        BarChart(
            "Drinks each week",
            values.enumerated().map { index, value in
                BarEntry(id: "\(index)", label: "W\(index)", value: value, valueText: "\(Int(value)) drinks")
            })
    }

    @Test("toolkit row 19: a table of rows that tell their value, which a resting pointer brings up too")
    func accessibility() {
        let chart = make([2, 0, 5])
        #expect(chart.role == .table && chart.accessibleLabel == "Drinks each week")
        let rows = chart.children.filter { $0.role == .row }
        #expect(rows.map(\.accessibleLabel) == ["W0: 2 drinks", "W1: 0 drinks", "W2: 5 drinks"])
        #expect(rows[2].tooltip == "W2: 5 drinks")
        chart.bars = [chart.bars[0]]
        #expect(chart.children.filter { $0.role == .row }.count == 1)
        #expect(endsAfterShowing { make([1, 2, 3]) })
    }

    @Test("bars are as high as their values; none is drawn for nothing")
    func drawn() throws {
        let chart = make([2, 0, 4])
        try Stage.show(Box(.vertical, [chart]), width: 300) { _ in
            Stage.paint(chart)
            let rows = chart.children.filter { $0.role == .row }
            // How far down a bar begins.
            let tops = try rows.map { row in
                let picture = Bitmap(try #require(row.texture()))
                return (0..<picture.height).first { picture[picture.width / 2, $0].alpha > 0.9 } ?? picture.height
            }
            #expect(tops[2] <= 1 && tops[0] > 40 && tops[1] >= 2 * tops[0] - 2)
        }
    }

    @Test("a limit is a line across all bars at its height, with room for it above lower ones")
    func limits() throws {
        let chart = make([2, 0, 4])
        chart.limits = [8]
        try Stage.show(Box(.vertical, [chart]), width: 300) { _ in
            Stage.paint(chart)
            let rows = chart.children.filter { $0.role == .row }
            let row = Bitmap(try #require(rows[2].texture()))
            let bar = (0..<row.height).first { row[row.width / 2, $0].alpha > 0.9 } ?? row.height
            let ground = row.height - (rows[2].children.first?.height ?? 0) - 6
            #expect(abs(bar - ground / 2) <= 2, "half as high as the limit: \(bar) of \(ground)")
            let whole = Bitmap(try #require(chart.texture()))
            let head = chart.height - rows[2].height
            let dashes = (0..<whole.width).count { whole[$0, head].alpha > 0.9 }
            #expect((whole.width / 2...whole.width * 7 / 10).contains(dashes), "\(dashes) of \(whole.width)")
            chart.limits = []
            Stage.paint(chart)
            let none = Bitmap(try #require(chart.texture()))
            #expect((0..<none.width).count { none[$0, head].alpha > 0.9 } < none.width / 4)
        }
    }

    @Test("it fits the width, however many bars there are; from right to left the first stands at the right")
    func layout() throws {
        let many = make((0..<52).map { Double($0 % 7) })
        #expect(many.measured(.horizontal).minimum <= 312)
        many.direction = .rightToLeft
        try Stage.show(Box(.vertical, [many]), width: 340) { _ in
            let rows = many.children.filter { $0.role == .row }
            let first = try #require(rows[0].bounds(in: many))
            let last = try #require(rows[51].bounds(in: many))
            #expect(first.x > last.x && first.x + first.width == Double(many.width) && last.x == 0)
        }
    }
}
