internal import CGTK

/// An order of elements, by one value or by several in turn.
@MainActor
public struct Ordering<Element> {
    // Receives all elements at once, so that the value that each is compared by is computed once for each and not for
    // each comparison; then compares two by their indices, with a result as in C.
    let comparing: @MainActor ([Element]) -> @MainActor (Int, Int) -> Int

    private init(_ comparing: @escaping @MainActor ([Element]) -> @MainActor (Int, Int) -> Int) {
        self.comparing = comparing
    }

    /// Creates an order by a value: `Ordering(by: \.price)`.
    public init<Value: Comparable>(by value: @escaping @MainActor (Element) -> Value) {
        self.init { elements in
            let values = elements.map(value)
            return { values[$0] < values[$1] ? -1 : values[$1] < values[$0] ? 1 : 0 }
        }
    }

    /// Creates an order by text as the user's language sorts it, ignoring case (`g_utf8_collate_key_for_filename`):
    /// “10” comes after “9”.
    public init(alphabeticallyBy text: @escaping @MainActor (Element) -> String) {
        self.init(by: { element in
            let folded = string(adopting: g_utf8_casefold(text(element), -1)) ?? ""
            guard let key = g_utf8_collate_key_for_filename(folded, -1) else { return CollationKey(bytes: []) }
            defer { g_free(key) }
            return CollationKey(bytes: Array(UnsafeBufferPointer(start: key, count: strlen(key))))
        })
    }

    /// Creates an order from a comparison.
    /// - Parameter comesBefore: returns whether the first of two elements must come before the second.
    public init(comparing comesBefore: @escaping @MainActor (Element, Element) -> Bool) {
        self.init { elements in
            { first, second in
                if comesBefore(elements[first], elements[second]) { return -1 }
                return comesBefore(elements[second], elements[first]) ? 1 : 0
            }
        }
    }

    /// The same order, reversed.
    public var reversed: Ordering {
        Ordering { elements in
            let compare = comparing(elements)
            return { compare($1, $0) }
        }
    }

    /// Returns this order with another one for elements that compare equal.
    public func then(_ other: Ordering) -> Ordering {
        Ordering { elements in
            let (first, second) = (comparing(elements), other.comparing(elements))
            return { one, two in
                let result = first(one, two)
                return result != 0 ? result : second(one, two)
            }
        }
    }
}

/// GLib's key for a text, whose bytes compare in the order of the user's language.
private struct CollationKey: Comparable {
    let bytes: [CChar]
    static func < (first: CollationKey, second: CollationKey) -> Bool {
        first.bytes.lazy.map { UInt8(bitPattern: $0) }
            .lexicographicallyPrecedes(second.bytes.lazy.map { UInt8(bitPattern: $0) })
    }
}
