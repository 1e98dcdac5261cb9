internal import CGTK

/// An order of elements, by one value or by several in turn.
@MainActor
public struct Ordering<Element> {
    // Gets all elements at once, so that what they are compared by is computed once for each and not once for
    // each comparison; then compares two by their places, in C's manner.
    let comparing: @MainActor ([Element]) -> @MainActor (Int, Int) -> Int

    private init(_ comparing: @escaping @MainActor ([Element]) -> @MainActor (Int, Int) -> Int) {
        self.comparing = comparing
    }

    /// Orders by a value: `Ordering(by: \.price)`.
    public init<Value: Comparable>(by value: @escaping @MainActor (Element) -> Value) {
        self.init { elements in
            let values = elements.map(value)
            return { values[$0] < values[$1] ? -1 : values[$1] < values[$0] ? 1 : 0 }
        }
    }

    /// Orders by text as the person's language does, whether letters are large or small
    /// (`g_utf8_collate_key_for_filename`): «10» comes after «9».
    public init(alphabeticallyBy text: @escaping @MainActor (Element) -> String) {
        self.init(by: { element in
            let folded = string(adopting: g_utf8_casefold(text(element), -1)) ?? ""
            guard let key = g_utf8_collate_key_for_filename(folded, -1) else { return CollationKey(bytes: []) }
            defer { g_free(key) }
            return CollationKey(bytes: Array(UnsafeBufferPointer(start: key, count: strlen(key))))
        })
    }

    /// Orders by a comparison.
    /// - Parameter comesBefore: whether the first of two elements has to stand before the second.
    public init(comparing comesBefore: @escaping @MainActor (Element, Element) -> Bool) {
        self.init { elements in
            { first, second in
                if comesBefore(elements[first], elements[second]) { return -1 }
                return comesBefore(elements[second], elements[first]) ? 1 : 0
            }
        }
    }

    /// The same order backwards.
    public var reversed: Ordering {
        Ordering { elements in
            let compare = comparing(elements)
            return { compare($1, $0) }
        }
    }

    /// This order, and where it leaves two elements equal, another one.
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

/// What GLib makes of a text so that bytes compare as the language orders.
private struct CollationKey: Comparable {
    let bytes: [CChar]
    static func < (first: CollationKey, second: CollationKey) -> Bool {
        first.bytes.lazy.map { UInt8(bitPattern: $0) }
            .lexicographicallyPrecedes(second.bytes.lazy.map { UInt8(bitPattern: $0) })
    }
}
