import GTK
import Observation

// A window with a button that counts. The label is bound to the model: it follows by itself.

@Observable @MainActor
final class Counter {
    var count = 0
}

let application = Application(identifier: "org.example.Hello")
application.onActivate {
    let counter = Counter()
    let label = Label().bind(\.text) { counter.count == 0 ? "Hello" : "Hello × \(counter.count)" }
    let button = Button("Say it again")
    button.onClicked { counter.count += 1 }

    let window = Window(application: application)
    window.title = "Hello"
    window.defaultSize = (320, 200)
    window.child = Box(.vertical, spacing: 12, [label, button])
        .layout(horizontal: .center, vertical: .center)
    window.present()
}
application.run()
