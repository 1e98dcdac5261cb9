import GTK
import Widgets

/// A letter, and what Unicode says of it.
struct Letter: Identifiable {
    let scalar: Unicode.Scalar

    init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

    var id: UInt32 { scalar.value }
    var text: String { String(scalar) }
    var name: String { (scalar.properties.name ?? "").lowercased() }

    /// Around the colour wheel, from the first letter to the last.
    var gradient: GradientPaint {
        let step = Double(scalar.value - 0x3B1) / 24
        return GradientPaint(
            Color(red: 0.95 - 0.4 * step, green: 0.75, blue: 0.5 + 0.4 * step),
            Color(red: 0.9 - 0.5 * step, green: 0.55, blue: 0.4 + 0.5 * step))
    }

    var facts: [TableEntry] {
        let code = String(scalar.value, radix: 16, uppercase: true)
        return [
            TableEntry(id: "code", title: "Code point", amount: "U+0\(code)"),
            TableEntry(id: "upper", title: "Upper case", amount: scalar.properties.uppercaseMapping),
            TableEntry(id: "bytes", title: "Bytes in UTF-8", amount: "\(text.utf8.count)"),
        ]
    }
}

/// The page of a letter: the sign itself, and a table that opens and closes.
final class LetterPage: Box {
    init(_ letter: Letter, back: @escaping @MainActor () -> Void) {
        let table = DisclosureTable("In Unicode", columns: TableColumns(title: "What", amount: "", share: ""))
        table.rows = letter.facts
        let sign = Label(letter.text).styled("title-1")
        let content = Box(.vertical, spacing: 24, [sign, table]).layout(margins: Insets(vertical: 24, horizontal: 24))
        let page = DetailPage(Clamp(content, to: 560), back: back).layout(expand: [.horizontal, .vertical])
        page.title = letter.name
        super.init(.vertical, [page])
    }
}
