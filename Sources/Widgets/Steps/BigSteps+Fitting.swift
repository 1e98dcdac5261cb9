internal import GTK

/// The sizing of text and picture to fit the page.
extension BigSteps {
    /// The width beyond which lines of text are too long to read, in pixels.
    static var widest: Int { 1080 }

    /// Shows the text of the step in the size that fits.
    func setWords() {
        wordSize = fittingSize
        text.markup = "<span size=\"\(wordSize)%\">\(Markup.escape(steps[step].text))</span>"
    }

    /// Sets the text again once the page has its size, if the text no longer fits or fits in a larger size.
    func fitWords() {
        guard isLarge != self[cssClass: "large"] || fittingSize != wordSize, resizing?.isActive != true else { return }
        resizing = MainLoop.whenIdle { [weak self] in
            guard let self else { return }
            self[cssClass: "large"] = isLarge
            setWords()
        }
    }

    /// Whether the page is read from across the kitchen: a large screen has larger text.
    private var isLarge: Bool { width >= 900 && height >= 420 }

    /// The text size, in per cent of the usual one, at which no word is broken: as large as the step's widest word
    /// allows, and no less than half.
    private var fittingSize: Int {
        let column = pictureWidth(in: width, height).map { width - $0 - 2 * Self.inset } ?? width
        let room = Double(min(column, Self.widest) - 2 * Space.medium)
        let widest =
            steps[step].text.split(whereSeparator: \.isWhitespace)
            .map { TextLayout(String($0), for: text).size.width }.max() ?? 0
        guard room > 0, widest > room else { return 100 }
        return max(50, Int(100 * room / widest))
    }

    /// The space beside a step that stands beside the picture, in pixels.
    static var inset: Int { 2 * Space.large }

    /// Returns the width of the picture beside the step: a little less than half of a large page that is not upright; nil if it
    /// is above.
    func pictureWidth(in width: Int, _ height: Int) -> Int? {
        guard picture != nil, width >= 1200, Double(width) >= 1.45 * Double(height) else { return nil }
        return width * 45 / 100
    }

    /// Returns the height of the picture above the step in a height: four lines of text take precedence, and the picture gets
    /// three quarters of what neither needs.
    func pictureHeight(in height: Int) -> Int {
        guard let wanted = picture?.measured(.vertical) else { return 0 }
        let words = column.measured(.vertical).minimum + Int(4 * TextLayout("X", for: text).size.height)
        let rest = height - wanted.natural - max(words, 360)
        return max(wanted.minimum, min(wanted.natural, height - words)) + max(0, rest * 3 / 4)
    }
}
