import Foundation
import GTK
import ServerUI
import Widgets

/// How a screen is, for those who write screens: its state, what happened last, how long that took, and its mistakes.
@MainActor
final class DeveloperPanel: Box {
    private let model: ScreenModel

    init(model: ScreenModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: 0, bottom: Space.large, start: Space.large, end: Space.large))
        append(part(tr("State"), [states(), line { DeveloperPanel.standing(model.state) }]))
        append(part(tr("Document"), [line { model.report.place }]))
        append(part(tr("Times"), [line { DeveloperPanel.words(model.report.timings) }]))
        append(part(tr("Mistakes"), [list { DeveloperPanel.mistakes(model) }]))
        append(part(tr("What happened last"), [list { model.report.events.map(DeveloperPanel.words) }]))
    }

    private func part(_ title: String, _ content: [Widget]) -> Widget {
        let heading = Label.wrapping(title).styled("heading")
        heading.role = .heading
        return Box(.vertical, spacing: Space.tiny, [heading] + content)
    }

    /// The states in the order of the drawing, the present one marked.
    private func states() -> Widget {
        let chips = ScreenState.Phase.allCases.map { phase in
            let chip = Chip(phase.rawValue.uppercased())
            chip.observe({ [model] in model.state.phase == phase }) { chip, isNow in
                chip[cssClass: "present"] = isNow
                let values: TextValues = ["state": phase.rawValue]
                chip.accessibleLabel = isNow ? tr("{state}, the present state", values) : phase.rawValue
            }
            return chip
        }
        return WrapBox(spacing: Space.tiny, chips)
    }

    private func line(_ text: @escaping @MainActor () -> String) -> Widget {
        let label = Label.wrapping(isSelectable: true).styled("tabular")
        label.bind(\.text, to: text)
        return label
    }

    private func list(_ lines: @escaping @MainActor () -> [String]) -> Widget {
        let box = Box(.vertical, spacing: 3)
        box.observe(lines) { box, lines in
            box.removeAll()
            for line in lines { box.append(Label.wrapping(line, isSelectable: true).styled("caption")) }
        }
        return box
    }

    /// How often it was asked for, and whether what is shown is old.
    private static func standing(_ state: ScreenState) -> String {
        var parts = [tr("Generation {number}", ["number": state.generation])]
        if state.failures > 0 { parts.append(trn("{count} failure", "{count} failures", state.failures)) }
        if state.isStale { parts.append(tr("what is shown is old")) }
        return parts.joined(separator: " · ")
    }

    private static func words(_ timings: ScreenReport.Timings) -> String {
        [(tr("fetched"), timings.fetch), (tr("read"), timings.decode), (tr("built"), timings.build)]
            .compactMap { name, time in
                time.map { tr("{what} in {number} ms", ["what": name, "number": milliseconds($0)]) }
            }.joined(separator: " · ")
    }

    private static func milliseconds(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        return (Double(seconds) * 1e3 + Double(attoseconds) / 1e15).formatted(.number.precision(.fractionLength(1)))
    }

    private static func mistakes(_ model: ScreenModel) -> [String] {
        let all = model.report.diagnostics + (model.running?.diagnostics ?? [])
        return all.isEmpty ? [tr("None")] : all.prefix(100).map { "\($0.line(in: nil)) — \($0.path)" }
    }

    private static func words(_ entry: ScreenReport.Entry) -> String {
        let time = entry.time.formatted(date: .omitted, time: .standard)
        let outcome =
            switch entry.reaction {
            case .moved(let from, let to): "\(from.rawValue.uppercased()) → \(to.rawValue.uppercased())"
            case .late(let asked, let now): tr("too late: {asked} of {now}", ["asked": asked, "now": now])
            case .refused(let phase): tr("not in {state}", ["state": phase.rawValue.uppercased()])
            }
        return "\(time)  \(entry.event): \(outcome)"
    }
}
