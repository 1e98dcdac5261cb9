import GTK
import Observation
import Widgets

// A list with detail in the kit's own style: two panes where there is room, one page after the other where there is not.

@Observable @MainActor
final class Alphabet {
    let letters = (0x3B1...0x3C9).compactMap(Unicode.Scalar.init).map(Letter.init)
    var chosen: Letter?
}

let application = Application(identifier: "org.example.Letters")
application.onActivate {
    let theme = Theme()
    let alphabet = Alphabet()

    let list = ListView(ArrayList(alphabet.letters), label: \.name) {
        GradientRow(hasPicture: false).layout(margins: Insets(vertical: 3, horizontal: 6))
    } update: { row, letter in
        row.show(picture: nil, gradient: letter.gradient, name: letter.text, headline: letter.name)
    }
    list.activatesOnSingleClick = true
    list.onActivate { _, letter in alphabet.chosen = letter }

    let pages = NavigationView(
        root: ScrolledWindow(list), placeholder: Label("Choose a letter").styled("title-2"))
    pages.observe({ alphabet.chosen }) { pages, letter in
        pages.setPages(letter.map { [LetterPage($0) { alphabet.chosen = nil }] } ?? [])
    }
    pages.onSwipedBack { alphabet.chosen = nil }

    let window = Window(application: application)
    window.title = "Letters"
    window.defaultSize = (900, 640)
    window.child = pages
    window.keep(theme)
    window.present()
}
application.run()
