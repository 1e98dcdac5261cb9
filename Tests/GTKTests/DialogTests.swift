import CGTK
import GTK
import TestSupport
import Testing

@MainActor @Suite("Dialogs", .serialized)
struct DialogTests {
    init() { Stage.open() }

    private let alert = Alert(
        "Empty the cart?", detail: "It holds 12 packs.",
        choices: [.plain("_Keep half"), .destructive("_Empty")], cancel: "_Leave it")

    @Test("a dialog that failed is told from one that was closed", .enabled(if: Toolkit.version >= (4, 10, 0)))
    func failed() {
        let domain = g_quark_from_string("gtk-dialog-error-quark")
        let isDismissal = (0...2).map { code in
            guard let error = g_error_new_literal(domain, Int32(code), "a reason") else { return false }
            defer { g_error_free(error) }
            return comptoir_files_is_dismissal(error) != 0
        }
        #expect(isDismissal == [false, true, true])
    }

    @Test("toolkit row 3: an alert is awaited inside a click handler, and gives the choice made")
    func choice() async {
        let window = openWindow()
        let button = Button("Ask")
        window.child = button
        var answer: Int?? = .none
        button.onClicked { [alert, weak window] in
            Task { answer = .some(await alert.choose(in: window)) }
        }
        button.click()
        #expect(click("_Empty"))
        #expect(Stage.wait { answer == .some(1) })
        close(window)
    }

    @Test("the button that cancels gives nil")
    func cancel() async {
        let window = openWindow()
        let task = Task { await alert.choose(in: window) }
        #expect(click("_Leave it"))
        #expect(await task.value == nil)
        close(window)
    }

    @Test("closing the alert gives nil")
    func closed() async {
        let window = openWindow()
        let task = Task { await alert.choose(in: window) }
        #expect(Stage.wait { find("_Empty") != nil })
        find("_Empty")?.window?.close()
        #expect(await task.value == nil)
        close(window)
    }

    @Test("the Escape key gives nil")
    func escape() async {
        let window = openWindow()
        let task = Task { await alert.choose(in: window) }
        press("Escape", inAlertWith: "_Empty")
        #expect(await task.value == nil)
        #expect(Stage.wait { find("_Empty") == nil })
        close(window)
    }

    @Test("the Enter key makes the default choice")
    func enter() async {
        let window = openWindow()
        var alert = alert
        alert.defaultChoice = 0
        let task = Task { [alert] in await alert.choose(in: window) }
        press("Return", inAlertWith: "_Keep half")
        #expect(await task.value == 0)
        close(window)
    }

    @Test("toolkit row 3: cancelling the task closes the alert")
    func taskCancelled() async {
        let window = openWindow()
        let task = Task { await alert.choose(in: window) }
        #expect(Stage.wait { find("_Empty") != nil })
        let dialog = find("_Empty")?.window.map { Trace($0) }
        task.cancel()
        #expect(await task.value == nil)
        #expect(Stage.wait { find("_Empty") == nil })
        #expect(Stage.wait { dialog?.isGone == true })
        close(window)
    }

    @Test("a task that is cancelled already shows nothing")
    func cancelledBefore() async {
        let task = Task { () -> Int? in
            while !Task.isCancelled { await Task.yield() }
            return await alert.choose(in: nil)
        }
        task.cancel()
        #expect(await task.value == nil && find("_Empty") == nil)
    }

    @Test("an alert ends with its window")
    func windowEnds() async {
        let window = openWindow()
        let task = Task { await alert.choose(in: window) }
        #expect(Stage.wait { find("_Empty") != nil })
        close(window)
        #expect(await task.value == nil)
        #expect(Stage.wait { find("_Empty") == nil })
    }

    @Test("an alert without choices has one button, in the person's language")
    func message() async {
        let window = openWindow()
        let task = Task { await Alert("Done").show(in: window) }
        #expect(click("_Close"))
        await task.value
        close(window)
    }

    @Test("toolkit row 3: cancelling the task closes a file dialog, which gives nothing")
    func fileDialog() async throws {
        let window = openWindow()
        let dialog = FileDialog("Import drinks", accept: "_Import", filters: [FileFilter("Drinks", suffixes: ["json"])])
        let task = Task { try await dialog.open(in: window) }
        #expect(Stage.wait { find("_Import") != nil })
        task.cancel()
        #expect(try await task.value == nil)
        #expect(Stage.wait { find("_Import") == nil })
        close(window)
    }

    @Test("toolkit row 3: a file dialog is awaited inside a click handler, and gives the path to save at")
    func save() throws {
        let window = openWindow()
        let folder = try TemporaryFolder()
        let dialog = FileDialog("Export drinks", accept: "_Export", folder: folder.path)
        var path: String?
        let button = Button("Export…")
        window.child = button
        button.onClicked { [weak window] in
            Task { path = try await dialog.save(name: "comptoir-drinks.json", in: window) }
        }
        button.click()
        // The dialog takes no answer before it has read the folder, and does not say when that is.
        let clicking = MainLoop.every(.milliseconds(100)) {
            find("_Export")?.click()
            return true
        }
        defer { clicking.cancel() }
        #expect(Stage.wait { path == folder.path + "/comptoir-drinks.json" })
        close(window)
    }

    @Test("a file dialog ends with its window")
    func fileWindowEnds() async throws {
        let window = openWindow()
        let task = Task { try await FileDialog("Choose", accept: "_Take").chooseFolder(in: window) }
        #expect(Stage.wait { find("_Take") != nil })
        close(window)
        #expect(try await task.value == nil)
        let several = Task { try await FileDialog("Choose", accept: "_Take").openSeveral(in: nil) }
        #expect(Stage.wait { find("_Take") != nil })
        several.cancel()
        #expect(try await several.value == [])
    }

    @Test("the about dialog names the program and ends when closed")
    func about() {
        func show() -> Trace {
            let dialog = AboutDialog(
                name: "Comptoir", version: "1.0", comments: "Fruits & drinks", icon: "open-menu-symbolic",
                website: ("https://example.org", "Example"), copyright: "© us", license: .mit, authors: ["One", "Two"],
                translators: "Three")
            dialog.addCredits("Data from", ["Somewhere https://example.org"])
            dialog.systemInformation = "GTK"
            #expect(dialog.systemInformation == "GTK")
            dialog.present()
            #expect(Stage.wait { dialog.isMapped })
            let trace = Trace(dialog)
            dialog.destroy()
            return trace
        }
        let trace = show()
        #expect(Stage.wait { trace.isGone })
    }

    @Test("the shortcuts window takes any text, and ends when closed")
    func shortcuts() {
        func show(_ parent: Window) -> Trace {
            let window = ShortcutsWindow(
                [
                    ShortcutSection(
                        "<Comptoir> & \"more\"",
                        [
                            ShortcutGroup(
                                "Window's",
                                [
                                    .keys("<Control>w", "Close <b>&"), .keys("<Alt>Left", "Back"),
                                    .action("app.quit", "Quit"),
                                ]),
                            ShortcutGroup("Touch", [.gesture(.swipeRight, "Back")]),
                        ])
                ], above: parent)
            window.present()
            #expect(Stage.wait { window.isMapped })
            let trace = Trace(window)
            window.destroy()
            return trace
        }
        let parent = openWindow()
        let trace = show(parent)
        #expect(Stage.wait { trace.isGone })
        close(parent)
    }

    private func openWindow() -> Window {
        let window = Window()
        window.child = Label("parent")
        window.present()
        _ = Stage.wait { window.isMapped }
        return window
    }

    private func close(_ window: Window) {
        window.destroy()
        MainLoop.drain()
    }

    /// The button with that label in any window.
    private func find(_ label: String) -> Button? {
        func search(_ widget: Widget) -> Button? {
            if let button = widget as? Button, button.label == label { return button.isMapped ? button : nil }
            for child in widget.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return Window.all.lazy.compactMap { search($0) }.first
    }

    private func press(_ key: String, inAlertWith label: String) {
        #expect(Stage.wait { find(label) != nil })
        if let window = find(label)?.window { Hands.focus(window) }
        Hands.type(key)
    }

    /// Waits for the button with that label and clicks it.
    private func click(_ label: String) -> Bool {
        guard Stage.wait(until: { find(label) != nil }) else { return false }
        find(label)?.click()
        return true
    }
}
