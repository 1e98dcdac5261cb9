internal import GTK

/// How pale placeholders breathe while what they stand for is on its way, unless motion is reduced.
@MainActor
final class SkeletonPulse {
    private static let breath = Duration.milliseconds(1_600)
    private unowned let widget: Widget
    private var animation: Animation?
    /// How strong the placeholders are drawn, from 0.5 to 1.
    private(set) var strength = 1.0

    /// Has a widget breathe while it is seen.
    init(_ widget: Widget) {
        self.widget = widget
        widget.onMap { [weak self] in self?.breathe() }
        widget.onUnmap { [weak self] in self?.animation?.cancel() }
    }

    private func breathe() {
        guard ToolkitSettings.current.animationsEnabled else { return }
        animation?.cancel()
        animation = Animation(
            on: widget, duration: SkeletonPulse.breath,
            step: { [weak self] progress in
                guard let self else { return }
                strength = 1 - 0.5 * (0.5 - abs(progress - 0.5)) * 2
                widget.queueDraw()
            },
            completion: { [weak self] in if self?.widget.isMapped == true { self?.breathe() } })
    }
}
