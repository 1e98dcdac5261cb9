import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Services", .serialized)
struct ServicesTests {
    init() { Stage.open() }

    @Test("the clipboard gives back what was copied, and tells of changes")
    func clipboard() async throws {
        let clipboard = Clipboard.current
        #expect(clipboard === Clipboard.current)
        var changes = 0
        let connection = clipboard.onChanged { changes += 1 }
        clipboard.set("Pomme — 52 kcal")
        #expect(changes == 1 && clipboard.hasText)
        #expect(try await clipboard.text() == "Pomme — 52 kcal")
        connection.disconnect()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await clipboard.text()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("toolkit row 3: the clipboard is awaited inside a click handler")
    func clipboardInHandler() {
        var pasted: String?
        let button = Button("Paste") {
            Task { pasted = try await Clipboard.current.text() }
        }
        Clipboard.current.set("pomme")
        button.click()
        #expect(Stage.wait { pasted == "pomme" })
    }

    @Test("a clipboard without text throws instead of returning none")
    func clipboardWithoutText() async throws {
        let folder = try TemporaryFolder()
        let picture = folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4'/></svg>",
            to: "dot.svg")
        Clipboard.current.set(try await Texture.load(path: picture, fitting: 4))
        #expect(!Clipboard.current.hasText)
        await #expect(throws: GLibError.self) { try await Clipboard.current.text() }
    }

    @Test("a pack of resources is registered, listed and read", .enabled(if: Shell.has("glib-compile-resources")))
    func resources() async throws {
        let folder = try TemporaryFolder()
        folder.write("a { color: red; }", to: "style.css")
        folder.write(
            """
            <gresources><gresource prefix='/org/example/test'>
              <file compressed='true'>style.css</file><file alias='deep/copy.css'>style.css</file>
            </gresource></gresources>
            """, to: "test.gresource.xml")
        let made = Shell.run("cd \(folder.path) && glib-compile-resources test.gresource.xml")
        try #require(made.status == 0, "\(made.output)")
        let pack = try Resources.register(path: folder.path + "/test.gresource")
        #expect(try Resources.list("/org/example/test") == ["deep/", "style.css"])
        #expect(try Resources.text("/org/example/test/style.css") == "a { color: red; }")
        #expect(try await Files.bytes("resource:///org/example/test/deep/copy.css").count == 17)
        pack.unregister()
        #expect(throws: GLibError.self) { try Resources.bytes("/org/example/test/style.css") }
        #expect(throws: GLibError.self) { try Resources.register(path: folder.path + "/style.css") }
    }

    @Test("a folder is watched, until the monitor goes")
    func monitor() async throws {
        let folder = try TemporaryFolder()
        var monitor: FileMonitor? = try FileMonitor(path: folder.path, rateLimit: .milliseconds(10))
        let trace = monitor.map(Trace.init)
        var seen: [FileChange] = []
        monitor?.onChange { seen.append($0) }
        let path = folder.write("1", to: "pack.json")
        #expect(Stage.wait { seen.first == FileChange(kind: .created, path: path) })
        #expect(Stage.wait { seen.contains { $0.kind == .settled && $0.path == path } })
        try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/other.json")
        #expect(Stage.wait { seen.contains { $0.kind == .renamed && $0.otherPath == folder.path + "/other.json" } })
        try FileManager.default.removeItem(atPath: folder.path + "/other.json")
        #expect(Stage.wait { seen.contains { $0.kind == .deleted } })
        monitor = nil
        #expect(Stage.wait { trace?.isGone == true })
    }

    @Test("an address that no program takes is an error")
    func launcher() async {
        await #expect(throws: GLibError.self) {
            try await DesktopLauncher.open(uri: "comptoir-test-nothing:nowhere")
        }
    }

    @Test("a notification reaches the desktop with its action, and is withdrawn")
    func notifications() async throws {
        let desktop = try await Bus.separate()
        #expect(try await desktop.own("org.freedesktop.Notifications"))
        var calls: [BusCall] = []
        let token = try desktop.export(
            at: "/org/freedesktop/Notifications",
            """
            <node><interface name='org.freedesktop.Notifications'>
              <method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/>
                <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>
                <arg type='as' direction='in'/><arg type='a{sv}' direction='in'/><arg type='i' direction='in'/>
                <arg type='u' direction='out'/></method>
              <method name='CloseNotification'><arg type='u' direction='in'/></method>
              <method name='GetCapabilities'><arg type='as' direction='out'/></method>
              <signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>
            </interface></node>
            """
        ) { call in
            calls.append(call)
            return switch call.method {
            case "Notify": .tuple(UInt32(7))
            case "GetCapabilities": .tuple(["actions"])
            default: nil
            }
        }
        let application = Application(identifier: "org.example.ComptoirTest")
        var opened: [String] = []
        application.add(Action("open", for: String.self) { opened.append($0) })
        try application.register()
        let note = DesktopNotification(title: "Ready", body: "The tea is ready", icon: "starred", priority: .high)
            .opens("app.open", "tea").button("Stop", "app.open", "stop")
        application.send(note, as: "timer")
        #expect(Stage.wait { calls.contains { $0.method == "Notify" } })
        let sent = try #require(calls.first { $0.method == "Notify" })
        #expect(sent.arguments[3].value() == "Ready" && sent.arguments[4].value() == "The tea is ready")
        let actions: [String] = sent.arguments[5].value() ?? []
        #expect(actions.contains("Stop") && actions.contains("default"))
        try await settle(desktop)
        try desktop.emit(
            "org.freedesktop.Notifications.ActionInvoked", at: "/org/freedesktop/Notifications",
            .tuple(UInt32(7), "default"))
        #expect(Stage.wait { opened == ["tea"] })
        application.send(DesktopNotification(title: "Later"), as: "later")
        #expect(Stage.wait { calls.count { $0.method == "Notify" } == 2 })
        try await settle(desktop)
        application.withdrawNotification("later")
        #expect(Stage.wait { calls.contains { $0.method == "CloseNotification" } })
        token.cancel()
        try await desktop.disown("org.freedesktop.Notifications")
        application.quit()
    }

    /// Waits until what `other` has sent has arrived at the session's connection.
    private func settle(_ other: Bus) async throws {
        try await other.call("org.freedesktop.DBus.GetId", of: "org.freedesktop.DBus", at: "/")
        try await Bus.session().call("org.freedesktop.DBus.GetId", of: "org.freedesktop.DBus", at: "/")
    }

    @Test("inhibiting asks the desktop, and ends with its token")
    func inhibition() throws {
        let application = Application(identifier: "org.example.ComptoirTest.Inhibit")
        try application.register()
        var inhibition: Inhibition? = application.inhibit(.idle, reason: "A recipe is open")
        // Here is no session manager to agree.
        inhibition?.end()
        #expect(inhibition?.isInForce == false)
        inhibition = nil
    }
}
