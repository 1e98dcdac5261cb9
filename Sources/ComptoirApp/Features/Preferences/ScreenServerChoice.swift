import GTK
import Store
import Widgets

/// The address of the server that screens come from, with a way to try it before it counts.
@MainActor
final class ScreenServerChoice: Box {
    private let entry = Entry(placeholder: "https://", purpose: .address)
    private let answer = Label.wrapping().styled("caption", "quiet")
    private let test = Button(tr("_Try it"))
    private let preferences: Preferences
    private let screens: Screens
    private let tasks = TaskBag()

    init(preferences: Preferences, screens: Screens) {
        self.preferences = preferences
        self.screens = screens
        super.init(.vertical, spacing: Space.tiny)
        entry.text = preferences.screenServer
        entry.maximumLength = 2_000
        entry.widthInCharacters = 24
        append(FormRow(tr("Screens come from"), entry))
        append(Label.wrapping(tr("Empty: from the program.")).styled("caption", "quiet"))
        answer.role = .status
        answer.isVisible = false
        append(answer)
        let use = Button(tr("Take _this one")).styled("suggested")
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
            preferences.screenServer = address.isEmpty ? "" : try screens.address(address).text
            say(address.isEmpty ? tr("Screens come from the program.") : tr("Screens come from this server."))
        } catch {
            say(Failure(error).text, isProblem: true)
        }
    }

    private func testClicked() {
        tasks.cancel()
        say(tr("Asking…"))
        let address = address
        test.isSensitive = false
        tasks.run(orElse: { [weak self] in self?.ended(Failure($0).text, isProblem: true) }) { [weak self] in
            guard let name = try await self?.screens.test(address) else { return }
            self?.ended(tr("Its screen «{name}» is there.", ["name": name]))
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
