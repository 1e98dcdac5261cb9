internal import GTK

/// Letters and picture as large as the page lets them be.
extension BigSteps {
    /// The width beyond which lines of words are too long to read, in pixels.
    static var widest: Int { 1080 }

    /// Shows the words of the step, in the size that fits.
    func setWords() {
        wordSize = fittingSize
        text.markup = "<span size=\"\(wordSize)%\">\(Markup.escape(steps[step].text))</span>"
    }

    /// Sets the words anew where they no longer fit, or fit in a larger size, once the page has its size.
    func fitWords() {
        guard isLarge != self[cssClass: "large"] || fittingSize != wordSize, resizing?.isActive != true else { return }
        resizing = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            self[cssClass: "large"] = isLarge
            setWords()
        }
    }

    /// Whether the page is read from across the kitchen: a large screen has larger letters.
    private var isLarge: Bool { width >= 900 && height >= 420 }

    /// The size, in hundredths of the usual one, in which no word is torn apart: as large as the widest word of the
    /// step lets it be, and no smaller than half.
    private var fittingSize: Int {
        let room = Double(min(width, Self.widest) - 2 * Space.medium)
        let widest =
            steps[step].text.split(whereSeparator: \.isWhitespace)
            .map { TextLayout(String($0), for: text).size.width }.max() ?? 0
        guard room > 0, widest > room else { return 100 }
        return max(50, Int(100 * room / widest))
    }

    /// How high the picture is in so much height: four lines of words come first, and of what neither needs it
    /// has half.
    func pictureHeight(in height: Int) -> Int {
        guard let wanted = picture?.measured(.vertical) else { return 0 }
        let words = column.measured(.vertical).minimum + Int(4 * TextLayout("X", for: text).size.height)
        let rest = height - wanted.natural - max(words, 360)
        return max(wanted.minimum, min(wanted.natural, height - words)) + max(0, rest / 2)
    }
}
