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
            title: "The catalogue could not be read", text: "A comma is missing.",
            retry: NextStep("Try again") { retries += 1 })
        let status = try #require(find(.status, in: page))
        #expect(status.accessibleLabel == "The catalogue could not be read. A comma is missing.")
        #expect(!status.accessibleIs(.busy))
        button("Try again", in: page)?.click()
        #expect(retries == 1)
        page.state = .loading("Reading the catalogue…")
        #expect(status.accessibleIs(.busy))
        #expect(button("Try again", in: page) == nil)
        page.state = .empty(title: "Nothing found", action: NextStep("Show all") {})
        #expect(button("Show all", in: page)?.isVisible == true)
        page.state = nil
        #expect(!page.isVisible)
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
