import TestSupport
import Testing
import Widgets

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("What stands in place of a page")
struct LoadableTests {
    private let pictures = StatusPictures(
        bowl: "bowl.svg", glass: "glass.svg", broken: "broken.svg", nothing: "nothing.svg",
        noDrink: "no-drink.svg", slate: "slate.svg", pin: "pin.svg", receipt: "receipt.svg", bag: "bag.svg")

    private func status(_ state: Loadable<Int>, retry: @escaping @MainActor () -> Void = {}) -> StatusState? {
        state.status("Counting…", pictures, retry: retry) { $0 == 0 ? .empty(title: "None") : nil }
    }

    @Test("is what the value has to say, and nothing where there is something to show")
    func ready() {
        #expect(status(.ready(3)) == nil)
        guard case .empty(let title, _, _, _, _, _) = status(.ready(0)) else {
            Issue.record("no value is an empty page")
            return
        }
        #expect(title == "None")
    }

    @Test("is that it comes, or why it did not, with a way to try again")
    func failed() throws {
        guard case .loading(let text) = status(.loading) else {
            Issue.record("what comes is a page that loads")
            return
        }
        #expect(text == "Counting…")
        var retries = 0
        let failure = Failure(StoreError(.readCatalogue, .corrupt, file: "/c"))
        guard
            case .failed(let title, let advice, let place, let picture, let retry, let other) = status(
                .failed(failure), retry: { retries += 1 })
        else {
            Issue.record("what cannot be read is a failed page")
            return
        }
        #expect(title == "The catalogue could not be read" && picture == "broken.svg")
        #expect(advice == "/c is damaged. " + failure.advice && !failure.advice.isEmpty)
        #expect(place.isEmpty && failure.text == title + ". " + advice)
        retry?.perform()
        #expect(retries == 1 && other == nil)
    }

    @Test("names the file or the server apart from the sentence where nobody has to know it")
    func place() throws {
        func shown(_ failure: Failure) -> (text: String, place: String)? {
            guard case .failed(_, let text, let place, _, _, _)? = status(.failed(failure)) else { return nil }
            return (text, place)
        }
        let busy = try #require(shown(Failure(StoreError(.buildCatalogue, .busy, file: "/c"))))
        #expect(busy.text == "Another program is using it. Close the other program, or try again.")
        #expect(busy.place == "Where: /c")
        let far = RemoteError(
            .readShop, .transfer(.unreachable(reason: "")), address: "https://shop.example/products.json")
        let away = try #require(shown(Failure(far)))
        #expect(away.text == "Its server cannot be reached. Check your connection, then try again.")
        #expect(away.place == "Where: shop.example" && Failure(far).reason == "shop.example cannot be reached.")
        // Where one sentence says all of it, that is the reason too.
        let whole = Failure(CartProblem.orderGone(Order.ID(7)))
        #expect(whole.cause.isEmpty && whole.reason == whole.message && !whole.reason.isEmpty)
    }
}
