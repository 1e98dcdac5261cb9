internal import GTK

/// A section's icon with its name below, at the bottom of a narrow window.
@MainActor
final class SectionFace: CustomWidget {
    private static let gap = 3

    private let icon: Image
    private let label: Label

    init(_ section: ShellSection) {
        icon = Image(icon: section.icon, size: 18)
        label = Label(section.title)
        super.init()
        adopt(icon)
        adopt(label)
    }

    override class func define(_ type: TypeDefinition) { type.role = AccessibleRole.none }

    override var requestMode: RequestMode { .constant }

    /// Whether the name is seen; without it the icon stands in the middle.
    var showsName = true {
        didSet { if showsName != oldValue { queueAllocate() } }
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Measurement {
        let (picture, name) = (icon.measured(orientation).natural, label.measured(orientation).natural)
        switch orientation {
        case .horizontal: return Measurement(minimum: picture, natural: max(picture, name))
        case .vertical:
            let height = picture + SectionFace.gap + name
            return Measurement(minimum: height, natural: height)
        }
    }

    override func allocate(width: Int, height: Int) {
        setShown(label, showsName)
        let size = icon.measured(.vertical).natural
        let name = showsName ? SectionFace.gap + label.measured(.vertical).natural : 0
        let top = (height - size - name) / 2
        place(icon, in: Rectangle(y: Double(top), width: Double(width), height: Double(size)))
        guard showsName else { return }
        let start = Double(top + size + SectionFace.gap)
        place(label, in: Rectangle(y: start, width: Double(width), height: Double(name - SectionFace.gap)))
    }
}
