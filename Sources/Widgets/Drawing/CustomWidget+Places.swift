package import GTK

extension CustomWidget {
    /// Places a child at a position measured from the leading edge: from the right in right-to-left text.
    package func put(_ child: Widget, x: Int, y: Int, width childWidth: Int, height childHeight: Int) {
        let x = left(x, of: childWidth, in: width)
        place(
            child,
            in: Rectangle(
                x: Double(x), y: Double(y), width: Double(max(0, childWidth)), height: Double(max(0, childHeight))))
    }
}
