import GTK
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

@MainActor @Suite("The page of fruits side by side")
struct CompareViewTests {
    private let kitchen: Kitchen

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen()
    }

    @Test("each figure is below the head of its fruit, whether another fruit has room or not")
    func columns() throws {
        for ids in [["apple", "kiwi"], ["apple", "kiwi", "quince"]] {
            let model = CompareModel(ids: ids, environment: kitchen.environment)
            kitchen.environment.navigator.show(.compare(ids))
            let view = CompareView(model: model, environment: kitchen.environment)
            Stage.show(view, width: 900, height: 700) { window in
                @MainActor func starts<Part: Widget>(_ kind: Part.Type, in whole: Widget) -> [Double] {
                    everything(in: whole).compactMap { ($0 as? Part)?.bounds(in: view)?.x }
                }
                #expect(Stage.wait { everything(in: view).contains { $0 is CompareLine } && view.width == 900 })
                Stage.paint(window)
                let heads = starts(CompareColumn.self, in: view)
                #expect(heads.count == ids.count && Set(heads).count == ids.count)
                for line in everything(in: view).compactMap({ $0 as? CompareLine }) {
                    #expect(starts(ShareBar.self, in: line) == heads.map { $0 + Double(Space.small) })
                }
            }
        }
    }
}
