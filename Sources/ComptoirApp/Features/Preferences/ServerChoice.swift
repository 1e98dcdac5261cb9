import GTK
import Store
import Widgets

/// The address of the shop's server, with a way to try it before it counts.
@MainActor
final class ServerChoice: Box {
    private let entry = Entry(placeholder: "https://", purpose: .address)
    private let answer = Label.wrapping().styled("caption", "quiet")
    private let test = Button(tr("_Test connection"))
    private let preferences: Preferences
    private let server: ShopServer
    private let tasks = TaskBag()

    init(preferences: Preferences, server: ShopServer) {
        self.preferences = preferences
        self.server = server
        super.init(.vertical, spacing: Space.tiny)
        entry.text = preferences.shopServer
        entry.maximumLength = 2_000
        entry.widthInCharacters = 24
        append(FormRow(tr("The shop’s server"), entry))
        append(
            Label.wrapping(tr("Empty: the shop has what comes with the program.")).styled("caption", "quiet"))
        answer.role = .status
        answer.isVisible = false
        append(answer)
        let use = Button(tr("_Use it")).styled("suggested")
        append(WrapBox(spacing: Space.small, [test, use]))
        test.onClicked { [weak self] in self?.testClicked() }
        use.onClicked { [weak self] in self?.useClicked() }
        entry.onActivate { [weak self] in self?.useClicked() }
        entry.onChanged { [weak self] in self?.say(nil) }
    }

    private var address: String { entry.text.filter { !$0.isWhitespace } }

    /// Takes the address if it is one; an empty one takes the server away.
    private func useClicked() {
        do {
            preferences.shopServer = address.isEmpty ? "" : try ServerAddress(address).text
            say(address.isEmpty ? tr("The shop has what comes with the program.") : tr("The shop asks this server."))
        } catch {
            say(wording(error), isProblem: true)
        }
    }

    private func testClicked() {
        tasks.cancel()
        say(tr("Asking…"))
        let address = address
        test.isSensitive = false
        tasks.run(orElse: { [weak self] in self?.ended(self?.wording($0) ?? "", isProblem: true) }) { [weak self] in
            guard let report = try await self?.server.test(address) else { return }
            self?.ended(Self.words(report))
        }
    }

    private func ended(_ text: String, isProblem: Bool = false) {
        test.isSensitive = true
        say(text, isProblem: isProblem)
    }

    private func say(_ text: String?, isProblem: Bool = false) {
        answer.text = text ?? ""
        answer.isVisible = text != nil
        answer[cssClass: "danger"] = isProblem
    }

    private func wording(_ error: any Error) -> String {
        if let problem = error as? ServerAddress.Problem { return ErrorWording.translated.message(problem) }
        return Failure(error).text
    }

    /// What a test found.
    private static func words(_ report: ServerReport) -> String {
        let count = trn("{count} product", "{count} products", report.products)
        var parts = [
            report.hasMore
                ? tr("{name} is there, with {products} and more.", ["name": report.name, "products": count])
                : tr("{name} is there, with {products}.", ["name": report.name, "products": count]),
            report.takesOrders ? tr("It takes orders.") : tr("It takes no orders: they are kept here."),
        ]
        if !report.problems.isEmpty {
            parts.append(trn("{count} mistake in it.", "{count} mistakes in it.", report.problems.count))
        }
        return parts.joined(separator: " ")
    }
}
