import Foundation

/// What the command line asks for.
struct Options {
    /// The page to open; nil for the first.
    var page: String?
    /// The file to write a picture of the window to; the program ends then.
    var screenshot: String?
    /// The folder to write a picture of every page to, or of the one that is named; the program ends then.
    var album: String?
    var size = (width: 1100, height: 760)
    var isRightToLeft = false
    var theme: String?
    var textScale = 1.0

    static let help = """
        comptoir-gallery: every widget of the kit, live.

          --page NAME         opens a page, for example toast-overlay
          --screenshot FILE   writes a picture of the window as PNG and ends
          --album FOLDER      writes a picture of every page, in its whole length, 720 pixels wide, and ends
          --size WxH          the window's size in pixels
          --theme NAME        system, light, dark, light-contrast or dark-contrast
          --text-scale X      the text's size, 0.8 to 2
          --rtl               mirrored, as for a language written from right to left
          --list              prints the pages' names and ends
        """

    /// Reads the arguments.
    /// - Throws: `UsageError` where one is not understood.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw UsageError(text: "\(option) wants a value") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--page": page = try value(of: option)
            case "--screenshot": screenshot = try value(of: option)
            case "--album": album = try value(of: option)
            case "--theme": theme = try value(of: option)
            case "--rtl": isRightToLeft = true
            case "--text-scale":
                let text = try value(of: option)
                guard let scale = Double(text), (0.8...2).contains(scale) else {
                    throw UsageError(text: "--text-scale wants 0.8 to 2, found «\(text)»")
                }
                textScale = scale
            case "--size":
                let text = try value(of: option)
                let sides = text.split(separator: "x").compactMap { Int($0) }
                guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else {
                    throw UsageError(text: "--size wants, for example, 360x640, found «\(text)»")
                }
                size = (sides[0], sides[1])
            default: throw UsageError(text: "«\(option)» is no option; see --help")
            }
        }
    }
}

/// An argument that is not understood.
struct UsageError: Error {
    let text: String
}
