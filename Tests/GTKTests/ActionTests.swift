import GTK
import TestSupport
import Testing

@MainActor @Suite("Actions", .serialized)
struct ActionTests {
    init() { Stage.open() }

    @Test("a widget inside a group performs its actions, with typed targets")
    func performing() {
        var done: [String] = []
        let button = Button("Go")
        let box = Box(.vertical, [button])
        box.insert(
            actions: [
                Action("plain") { done.append("plain") },
                Action("text", for: String.self) { done.append($0) },
                Action("number", for: Int.self) { done.append("\($0 + 1)") },
                Action("yes", for: Bool.self) { done.append("\($0)") },
            ], as: "page")
        #expect(button.perform("page.plain"))
        #expect(button.perform("page.text", "apple"))
        #expect(button.perform("page.number", 41))
        #expect(button.perform("page.yes", true))
        #expect(!button.perform("page.missing"))
        #expect(done == ["plain", "apple", "42", "true"])
        button.setAction(Action.detailedName("page.number", 1))
        button.click()
        #expect(done.last == "2")
    }

    @Test("an on-off action turns on and off; setting its state does not call back")
    func onOff() {
        var heard: [Bool] = []
        let action = Action("night", isOn: false) { heard.append($0) }
        action.activate()
        #expect(action.isOn)
        action.isOn = false
        #expect(!action.isOn)
        #expect(heard == [true])
    }

    @Test("a choice takes the target as its state")
    func choice() {
        var heard: [String] = []
        let action = Action("sort", choice: "name") { heard.append($0) }
        action.activate("energy")
        action.activate("energy")
        #expect(action.choice == "energy" && heard == ["energy"])
    }

    @Test("a button follows a bound action's enabled state")
    func enabled() {
        let button = Button("Save")
        let action = Action("save") {}
        let box = Box(.vertical, [button])
        box.insert(actions: [action], as: "page")
        button.setAction("page.save")
        #expect(button.isSensitive)
        action.isEnabled = false
        #expect(!button.isSensitive)
        #expect(action.name == "save")
    }

    @Test("a real key performs a window's action and one of the application")
    func keys() throws {
        let application = Application(identifier: "org.example.ComptoirTest.Actions")
        var order: [String] = []
        application.onStartup { order.append("started") }
        application.onBecamePrimary { order.append("alone") }
        try application.register()
        #expect(order == ["alone", "started"])
        var done: [String] = []
        application.add(Action("quit") { done.append("quit") })
        application.setKeys(["<Control>q"], for: "app.quit")
        application.setKeys(["<Control>g"], for: "win.go(int64 3)")
        let window = Window(application: application)
        window.add(Action("go", for: Int.self) { done.append("go \($0)") })
        #expect(window.action("go")?.name == "go" && window.action("stay") == nil)
        window.child = Button("Press")
        window.present()
        #expect(Stage.wait { window.isMapped })
        Hands.focus(window)
        Hands.type("ctrl+g", "ctrl+q")
        #expect(Stage.wait { done == ["go 3", "quit"] })
        window.removeAction("go")
        #expect(!window.perform("win.go", 3))
        window.destroy()
        MainLoop.drain()
    }

    @Test("actions end with the widget that has them")
    func lifetime() {
        var box: Box? = Box(.vertical)
        var action: Action? = Action("a") {}
        let trace = action.map(Trace.init)
        if let action { box?.insert(actions: [action], as: "page") }
        action = nil
        #expect(trace?.isGone == false)
        box = nil
        #expect(trace?.isGone == true)
    }

    @Test("variants carry Swift values there and back")
    func variants() {
        #expect(["a": [1, 2]].variant.type == "a{sax}")
        #expect(["a": [1, 2]].variant.value() == ["a": [1, 2]])
        #expect(Variant.tuple("x", 1.5, true).type == "(sdb)")
        #expect(Variant.tuple("x", 1.5, true).items[1].value() == 1.5)
        #expect("x".variant.boxed.value() == "x")
        #expect("x".variant.value(as: Int.self) == nil)
        #expect([String]().variant.type == "as")
        #expect(["k": 1.variant].variant.type == "a{sv}")
        #expect(["k": 1.variant].variant.value(as: [String: Variant].self)?["k"]?.value() == 1)
        #expect(3.variant == 3.variant)
    }
}
