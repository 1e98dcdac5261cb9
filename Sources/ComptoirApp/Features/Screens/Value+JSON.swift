import Foundation
import ServerUI

extension Value {
    /// It as JSON, the keys of records in order.
    var json: [UInt8] {
        get throws {
            [UInt8](
                try JSONSerialization.data(
                    withJSONObject: object, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]))
        }
    }

    private var object: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .number(let number): number.isFinite ? number as Any : NSNull()
        case .text(let text): text
        case .list(let list): list.map(\.object)
        case .record(let record): record.mapValues(\.object)
        }
    }
}
