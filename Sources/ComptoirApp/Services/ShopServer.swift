import Foundation
import GTK
import Observation
package import Store
import Widgets

/// The server that the shop's products come from and its orders go to, where the person has set one.
///
/// Its products take the place of those of the packs, and its ratings of drinks go before theirs; the last good list
/// stands in while it cannot be reached. Without
/// an address nothing of the network is made, and the shop has what the packs have.
@MainActor @Observable
package final class ShopServer {
    /// How far its products are; nil where no server is set.
    package private(set) var state: RemoteState?

    /// Whether the products that the shop has are those that it is to have.
    var hasProducts: Bool { state.map { $0.listing != nil } ?? true }

    /// It has this as its own, and so outlives it.
    @ObservationIgnored private unowned let environment: Environment
    @ObservationIgnored private let reading = TaskBag()
    @ObservationIgnored private var products: RemoteProducts?
    /// The date of the list that the shop shows.
    @ObservationIgnored private var shown: Date?
    @ObservationIgnored private lazy var client = HTTPClient.ofProgram(environment.folders)
    /// Sends the orders that wait, to whichever server they are for.
    @ObservationIgnored private lazy var post = OrderPost(environment.library) { [weak self] in try self?.connection() }
    /// The pictures of its products.
    @ObservationIgnored private(set) lazy var pictures = RemotePictures(
        client: HTTPClient(userAgent: "\(AppIdentity.name)/\(AppIdentity.version)"),
        files: PictureFiles(folder: environment.folders.cache.appending(path: "product-pictures")))

    init(environment: Environment) { self.environment = environment }

    /// Tells the person of an error; holds nothing, as it is kept by what goes on.
    private var report: @MainActor (any Error) -> Void { { [weak environment] in environment?.report($0) } }

    /// What is needed to ask any server.
    func connection() throws -> ShopConnection {
        ShopConnection(
            transport: HTTPTransport(client: client), schemas: try ShopSchemas(folder: environment.folders.shop))
    }

    /// Turns to the server of an address, or to the packs where it is empty.
    package func turn(to address: String) {
        reading.cancel()
        (products, shown, environment.orderServer) = (nil, nil, nil)
        post.start(orElse: report)
        guard !address.isEmpty else {
            state = nil
            reading.run(orElse: report) { [catalogue = environment.catalogue] in
                if try await catalogue.isStocked { try await catalogue.stock(nil) }
            }
            return
        }
        do {
            let server = try connection().server(at: ServerAddress(address))
            let products = RemoteProducts(server: server, keptIn: environment.folders.cache)
            self.products = products
            state = .loading(kept: nil)
            reading.follow(products.states, orElse: report) { [weak self] in
                try await self?.took($0, server.address.text)
            }
            reloadClicked()
        } catch let problem as ServerAddress.Problem {
            // Only what was set elsewhere comes here; the shop then has what the packs have.
            environment.tell(ErrorWording.translated.message(problem))
            turn(to: "")
        } catch {
            report(error)
        }
    }

    /// Asks the server anew.
    func reloadClicked() {
        guard let products else { return }
        reading.run(orElse: report) { _ = await products.reload() }
    }

    /// Shows what came, and keeps what was there where nothing did.
    private func took(_ new: RemoteState, _ address: String) async throws {
        if let listing = new.listing, listing.date != shown {
            let unknown = try await environment.catalogue.stock(
                listing.products.map { Product($0) }, ratings: listing.ratings)
            shown = listing.date
            environment.orderServer = listing.orders == nil ? nil : address
            environment.foundOnServer(listing.problems + unknown)
            if new.since == nil, let error = listing.ratingsError { report(error) }
        }
        state = new
        // What is left of another server is not what this one says.
        if case .failed = new { try await environment.catalogue.forgetGivenRatings() }
    }

    /// Tries an address, and says what is there.
    func test(_ address: String) async throws -> ServerReport {
        try await connection().server(at: ServerAddress(address)).test()
    }
}

/// What is needed to ask a server.
struct ShopConnection: Sendable {
    let transport: HTTPTransport
    let schemas: ShopSchemas

    /// The server at an address.
    func server(at address: ServerAddress) -> ProductServer {
        ProductServer(address: address, transport: transport, schemas: schemas)
    }
}
