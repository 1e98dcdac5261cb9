import GTK
import Observation
import TestSupport
import Testing
import Widgets

@MainActor @Suite("StatusPage", .serialized)
struct StatusPageTests {
    init() { Stage.open() }

    @Observable @MainActor
    final class Model {
        var isLoading = true
    }

    @Test("the spinner comes after 150 ms, and not at all for what is quicker")
    func delay() {
        let page = StatusPage(.loading("Reading the catalogue…"))
        Stage.show(page) { _ in
            #expect(Stage.wait { page.isSpinning })
            page.state = .empty(title: "No favourites yet")
            #expect(!page.isSpinning)
        }
        let quick = StatusPage(.loading("Reading…"))
        quick.state = nil
        pause(.milliseconds(220))
        #expect(!quick.isSpinning && !quick.isVisible)
    }

    @Test("toolkit row 19: each state is a status with its own words and next step")
    func states() throws {
        var retries = 0
        let page = StatusPage()
        page.state = .failed(
            title: "The catalogue could not be read", text: "A comma is missing.", place: "fruits.json",
            retry: NextStep("Try again") { retries += 1 })
        let status = try #require(find(.status, in: page))
        #expect(status.accessibleLabel == "The catalogue could not be read. A comma is missing.")
        let shown = { @MainActor in
            everything(in: page).compactMap { $0 as? BalancedLabel }.filter(\.isVisible).map(\.text)
        }
        let words = ["The catalogue could not be read", "A comma is missing."]
        #expect(shown() == words)
        let details = try #require(button("Details", in: page))
        details.click()
        #expect(shown() == words + ["fruits.json"] && details.accessibleIs(.expanded))
        details.click()
        #expect(shown() == words && !details.accessibleIs(.expanded))
        #expect(!status.accessibleIs(.busy))
        button("Try again", in: page)?.click()
        #expect(retries == 1)
        page.state = .loading("Reading the catalogue…")
        #expect(status.accessibleIs(.busy))
        #expect(button("Try again", in: page) == nil)
        page.state = .empty(title: "Nothing found", action: NextStep("Show all") {})
        #expect(button("Show all", in: page)?.isVisible == true && shown() == ["Nothing found"])
        page.state = nil
        #expect(!page.isVisible)
    }

    @Test("what may have been meant stands before the button, which is no longer the chief one")
    func offers() throws {
        var meant: [String] = []
        let all = NextStep("Show all") {}
        let page = StatusPage(.empty(title: "No fruit", action: all))
        #expect(button("Show all", in: page)?[cssClass: "primary"] == true)
        page.state = .empty(
            title: "No fruit", text: "Did you mean one of these?",
            offers: ["Apple", "Pear"].map { name in NextStep(name) { meant.append(name) } }, action: all)
        try Stage.show(page, width: 360, height: 600) { window in
            Stage.paint(window)
            let pear = try #require(button("Pear", in: page))
            let last = try #require(button("Show all", in: page))
            let apple = try #require(button("Apple", in: page))
            #expect(apple[cssClass: "primary"] && !pear[cssClass: "primary"] && !last[cssClass: "primary"])
            let (above, below) = (try #require(pear.bounds(in: page)), try #require(last.bounds(in: page)))
            #expect(above.y + above.height <= below.y)
            pear.click()
            #expect(meant == ["Pear"])
        }
        page.state = .empty(title: "No fruit", action: all)
        #expect(button("Pear", in: page) == nil && button("Show all", in: page)?[cssClass: "primary"] == true)
    }

    @Test("one that does not scroll is as high as what it says, in any width")
    func whole() {
        let page = StatusPage(
            .empty(
                title: "No stores yet", text: "Add the places where you buy fruit and bottles.",
                action: NextStep("Add a store") {}), scrolls: false)
        Stage.show(ScrolledWindow(Box(.vertical, [page]), scrolls: [.vertical]), width: 200, height: 120) { window in
            Stage.paint(window)
            let foot = button("Add a store", in: page)?.bounds(in: page).map { $0.y + $0.height }
            #expect(foot.map { $0 <= Double(page.height) } == true && page.height > 120)
        }
    }

    @Test("a failure with another way out has both, and trying again comes first")
    func anotherWay() throws {
        var taken: [String] = []
        let page = StatusPage(
            .failed(
                title: "No server", retry: NextStep("Try again") { taken.append("again") },
                other: NextStep("Choose another") { taken.append("other") }))
        try Stage.show(page, width: 360, height: 600) { window in
            Stage.paint(window)
            let (again, other) = try (
                #require(button("Try again", in: page)), #require(button("Choose another", in: page))
            )
            #expect(again[cssClass: "primary"] && !other[cssClass: "primary"])
            let (above, below) = try (#require(again.bounds(in: page)), #require(other.bounds(in: page)))
            #expect(above.y + above.height <= below.y)
            other.click()
            again.click()
            #expect(taken == ["other", "again"])
        }
    }

    @Test("its picture is smaller where the words and the ways out have less room")
    func lowPage() throws {
        let page = StatusPage(
            .failed(
                title: "The shop could not be opened", text: "Its server cannot be reached.", picture: "/none.svg",
                retry: NextStep("Try again") {}, other: NextStep("Choose another server") {}))
        let art = try #require(everything(in: page).compactMap { $0 as? ArtPicture }.first)
        for (height, isSmaller) in [(700, false), (360, true)] {
            try Stage.show(page, width: 360, height: height) { window in
                Stage.paint(window)
                #expect((art.height < 252) == isSmaller && art.height >= 168, "\(art.height) in \(height)")
                let last = try #require(button("Choose another server", in: page)?.bounds(in: page))
                #expect(last.y + last.height <= Double(page.height))
            }
        }
    }

    @Test("what stands in for the content is there only while it is loading, and then no spinner is")
    func standIn() throws {
        let rows = RowSkeleton(rowHeight: 60, gap: 10)
        let page = StatusPage(standIn: rows)
        try Stage.show(page, width: 400, height: 400) { _ in
            #expect(!page.isVisible && !rows.isVisible)
            page.state = .loading("Filling the bowl…")
            #expect(!rows.isVisible)
            #expect(Stage.wait { rows.isVisible && !page.isSpinning })
            Stage.paint(page)
            #expect(rows.width == page.width)
            // The first row and the second, with a gap between them.
            let picture = Bitmap(try #require(rows.texture()))
            #expect(picture[4, 30].alpha > 0 && picture[4, 65].alpha == 0 && picture[4, 100].alpha > 0)
            page.state = .empty(title: "No fruit")
            #expect(!rows.isVisible)
        }
        #expect(endsAfterShowing { StatusPage(.loading("…"), standIn: RowSkeleton(rowHeight: 60, gap: 10)) })
    }

    @Test("a row that is awaited has its picture and its words where a row of a fruit has them")
    func rowSkeleton() throws {
        let rows = RowSkeleton(rowHeight: 84, gap: 10)
        try Stage.show(rows, width: 378, height: 84) { _ in
            Stage.paint(rows)
            let picture = Bitmap(try #require(rows.texture()))
            let ground = picture[10, 42]
            let marked = (0..<picture.width).filter { picture[$0, 42 - 14] != ground || picture[$0, 42] != ground }
            // The picture takes 60 pixels from 18 on, the words follow after another 18.
            let gap = try #require(zip(marked, marked.dropFirst()).first { $1 - $0 > 10 })
            #expect(marked.contains(48) && marked.first.map { $0 >= 18 } == true && gap.0 < 78 && gap.1 == 96)
        }
    }

    @Test("it follows a model, and ends with its window")
    func bound() {
        let model = Model()
        let page = StatusPage()
        page.bind(\.state) { model.isLoading ? .loading("…") : nil }
        #expect(page.isVisible)
        model.isLoading = false
        UpdateCycle.flush()
        #expect(!page.isVisible)
        #expect(endsAfterShowing { StatusPage(.loading("…")) })
        #expect(endsAfterShowing { StatusPage(.failed(title: "No", retry: NextStep("Again") {})) })
    }
}
