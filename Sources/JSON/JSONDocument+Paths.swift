extension JSONDocument {
    /// The way from the root to a value of this document.
    ///
    /// Values stand in the order that they were read in, so that each step is found by halving.
    package func path(to target: JSONValue) -> JSONPath {
        let place = target.range.lowerBound
        var steps: [JSONPath.Step] = []
        var here = value
        while here.range.lowerBound < place {
            switch here.content {
            case .array(let values):
                let next = values.partitioningIndex { $0.range.lowerBound > place } - 1
                guard next >= 0 else { return JSONPath(steps: steps) }
                steps.append(.index(next))
                here = values[next]
            case .object(let members):
                let next = members.partitioningIndex { $0.value.range.lowerBound > place } - 1
                guard next >= 0 else { return JSONPath(steps: steps) }
                steps.append(.key(members[next].key))
                here = members[next].value
            default: return JSONPath(steps: steps)
            }
        }
        return JSONPath(steps: steps)
    }
}
