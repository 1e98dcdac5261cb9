import GTK
import Widgets

/// The address of a server as a person types it, with a way to try it before it counts.
@MainActor
final class ServerField: Box {
    /// What is to be done with an address; each says in words what came of it.
    struct Actions {
        /// Keeps the address, which is empty where the server is to be taken away.
        let use: @MainActor (String) throws -> String
        /// Asks the server.
        let test: @MainActor (String) async throws -> String
    }

    private let entry = Entry(placeholder: "https://", purpose: .address)
    private let answer = Label.wrapping().styled("caption", "quiet")
    private let test: Button
    private let actions: Actions
    private let tasks = TaskBag()

    /// Makes a field.
    /// - Parameters:
    ///   - title: whose address it is.
    ///   - icon: the icon before the title.
    ///   - address: the one that is set.
    ///   - hint: what it means that there is none.
    ///   - test: what trying it is called.
    ///   - use: what taking it is called.
    init(
        _ title: String, icon: String, address: String, hint: String, test: String, use: String, actions: Actions
    ) {
        self.test = Button(test)
        self.actions = actions
        super.init(.vertical, spacing: Space.tiny)
        entry.text = address
        let full = entry.limited(to: 2_000)
        (entry.widthInCharacters, entry.maximumWidthInCharacters) = (8, 14)
        append(FormRow(title, entry, icon: icon, help: hint))
        append(full)
        answer.announced(as: .status)
        answer.isVisible = false
        append(answer)
        let use = Button(use).styled("suggested")
        let buttons = WrapBox(spacing: Space.small, [self.test, use]).layout(horizontal: .end)
        // Without an address, and without one to be taken away, there is nothing that they could do.
        buttons.isVisible = !address.isEmpty
        append(buttons)
        self.test.onClicked { [weak self] in self?.testClicked() }
        use.onClicked { [weak self] in self?.useClicked() }
        entry.onActivate { [weak self] in self?.useClicked() }
        entry.onChanged { [weak self, weak buttons] text in
            self?.say(nil)
            if !text.isEmpty { buttons?.isVisible = true }
        }
    }

    private var address: String { entry.text.filter { !$0.isWhitespace } }

    private func useClicked() {
        do {
            say(try actions.use(address))
        } catch {
            say(Failure(error).text, isProblem: true)
        }
    }

    private func testClicked() {
        tasks.cancel()
        say(tr("Asking…"))
        test.isSensitive = false
        tasks.run(orElse: { [weak self] in self?.ended(Failure($0).text, isProblem: true) }) {
            [weak self, actions, address] in
            let words = try await actions.test(address)
            self?.ended(words)
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
}
