package import GTK

extension CustomWidget {
    /// Gives a child a place that is counted from where reading begins: on the right-hand side from right to left.
    package func put(_ child: Widget, x: Int, y: Int, width childWidth: Int, height childHeight: Int) {
        let x = left(x, of: childWidth, in: width)
        place(
            child,
            in: Rectangle(
                x: Double(x), y: Double(y), width: Double(max(0, childWidth)), height: Double(max(0, childHeight))))
    }
}
