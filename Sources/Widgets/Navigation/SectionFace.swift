internal import GTK

/// The icon of a section with its name below, for the bottom of a narrow window.
@MainActor
final class SectionFace: CustomWidget {
    private static let gap = 3
    /// How far the badge may stand out over the end, in pixels: the button has that much room around it.
    private static let overhang = 7
    /// How much of the icon the badge covers, in pixels.
    private static let cover = 3

    private let icon: Image
    private let label: Label
    private let badge: Widget

    init(_ section: ShellSection, badge: Widget) {
        icon = Image(sign: section.icon, size: 18)
        label = Label(section.title)
        self.badge = badge
        super.init()
        for child in [icon, label, badge] { adopt(child) }
    }

    override class func define(_ type: TypeDefinition) { type.role = AccessibleRole.none }

    override var requestMode: RequestMode { .constant }

    /// Whether the name is shown; without it, the icon is centred.
    var showsName = true {
        didSet { if showsName != oldValue { queueAllocate() } }
    }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let (picture, name) = (icon.measured(orientation).natural, label.measured(orientation).natural)
        switch orientation {
        case .horizontal: return Extent(minimum: picture, natural: max(picture, name))
        case .vertical:
            let height = picture + SectionFace.gap + name
            return Extent(minimum: height, natural: height)
        }
    }

    override func allocate(width: Int, height: Int) {
        setShown(label, showsName)
        let size = icon.measured(.vertical).natural
        let name = showsName ? SectionFace.gap + label.measured(.vertical).natural : 0
        let top = (height - size - name) / 2
        place(icon, in: Rectangle(y: Double(top), width: Double(width), height: Double(size)))
        placeBadge(x: (width + size) / 2 - SectionFace.cover, y: top, in: width)
        guard showsName else { return }
        let start = Double(top + size + SectionFace.gap)
        place(label, in: Rectangle(y: start, width: Double(width), height: Double(name - SectionFace.gap)))
    }

    /// Places the badge at the upper trailing corner of the icon, beside it as far as there is room.
    private func placeBadge(x: Int, y: Int, in width: Int) {
        guard badge.isVisible else { return }
        let (badgeWidth, height) = (badge.measured(.horizontal).natural, badge.measured(.vertical).natural)
        let start = min(x, width - badgeWidth + SectionFace.overhang)
        let left = left(start, of: badgeWidth, in: width)
        place(
            badge,
            in: Rectangle(
                x: Double(left), y: Double(max(0, y - height / 2)), width: Double(badgeWidth), height: Double(height)))
    }
}
