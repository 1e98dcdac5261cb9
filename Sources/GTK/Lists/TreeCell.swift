internal import CGTK

/// A cell that shows an element of a tree: indented, with an arrow that expands and collapses it, and then the content.
@MainActor
public final class TreeCell: CustomWidget {
    /// The widget after the arrow.
    public let content: Widget
    private let arrow = Image(icon: "pan-end-symbolic", size: TreeCell.step)
    private var depth = 0
    private var toggle: (@MainActor () -> Void)?

    private static let step = 16
    private static let gap = 4

    init(_ content: Widget) {
        self.content = content
        super.init()
        adopt(arrow)
        adopt(content)
        arrow.onClick { [weak self] in self?.toggle?() }
    }

    public override class func define(_ type: TypeDefinition) {
        // The name that themes use for GtkTreeExpander.
        type.cssName = "treeexpander"
        type.role = .generic
    }

    func show<Element>(_ node: TreeNode<Element>, toggle: @escaping @MainActor () -> Void) {
        self.toggle = toggle
        arrow.icon = node.isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
        arrow.opacity = node.isExpandable ? 1 : 0
        arrow.canTarget = node.isExpandable
        if depth != node.depth {
            depth = node.depth
            queueResize()
        }
    }

    private var indent: Int { depth * TreeCell.step + TreeCell.step + TreeCell.gap }

    public override var requestMode: RequestMode { .heightForWidth }

    public override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        let isWidth = orientation == .horizontal
        var result = content.measured(orientation, for: isWidth ? size : size.map { max(0, $0 - indent) })
        let own = arrow.measured(orientation)
        if isWidth {
            result.minimum += indent
            result.natural += indent
        } else {
            result.minimum = max(result.minimum, own.minimum)
            result.natural = max(result.natural, own.natural)
        }
        return result
    }

    public override func allocate(width: Int, height: Int) {
        let start = depth * TreeCell.step
        let room = max(0, width - indent)
        place(
            arrow,
            in: Rectangle(
                x: Double(left(start, of: TreeCell.step, in: width)), y: 0, width: Double(TreeCell.step),
                height: Double(height)))
        place(
            content,
            in: Rectangle(x: Double(isMirrored ? 0 : indent), y: 0, width: Double(room), height: Double(height)))
    }
}
