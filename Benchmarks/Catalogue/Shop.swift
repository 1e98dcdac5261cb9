import BenchSupport
import ComptoirApp
import GTK
import Store
import Widgets

/// The shop with the products of a server.
@MainActor
enum Shop {
    /// Opens the shop, and waits until all products are there and the pictures of those in sight.
    static func open(server: String, products: Int) async throws -> ShownPage<ProductSummary> {
        let shown = try await ShownPage<ProductSummary>.products(ofServer: server)
        MainLoop.run { shown.page.answered() == "" && shown.list.source.count == products }
        shown.probe.settle(for: .seconds(1))
        return shown
    }

    /// How large the grid, its cards and their pictures are, for the program to compare with.
    static func printSizes(server: String, products: Int) async throws {
        let shown = try await open(server: server, products: products)
        try shown.printSizes()
        print("picture", try shown.list.first(RemotePicture.self).width)
    }

    /// Scrolls down by some pixels a frame and back up, and prints how often the server was asked for pictures, for how
    /// many, and the most often for one. What was in sight on the way down comes into sight again on the way up.
    static func countRequests(server: String, products: Int, frames: Int, step: Double) async throws {
        // What others asked for before does not count.
        _ = try await asked(server)
        let shown = try await open(server: server, products: products)
        let scroller = try shown.scroller
        let place = scroller.verticalAdjustment
        for way in [{ $0 }, { frames - $0 }] as [@MainActor (Int) -> Int] {
            Scrolling(scroller, frames: frames) { place.value = step * Double(way($0)) }.run(until: shown.probe)
            shown.probe.settle(for: .seconds(1))
        }
        print(try await asked(server))
    }

    private static func asked(_ server: String) async throws -> String {
        let answer = try await HTTPClient(userAgent: "bench").send(HTTPRequest(server + "/asked"))
        return String(decoding: answer.body, as: UTF8.self)
    }
}
