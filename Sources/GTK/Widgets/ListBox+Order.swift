internal import CGTK

extension ListBox {
    /// Shows only the rows for which `isShown` holds; nil shows all (`gtk_list_box_set_filter_func`).
    ///
    /// The closure is held by the list and must not hold it strongly. Call `invalidateFilter()` when its answer
    /// would be another one.
    public func setFilter(_ isShown: (@MainActor (ListBoxRow) -> Bool)?) {
        guard let isShown else { return gtk_list_box_set_filter_func(opaque, nil, nil, nil) }
        gtk_list_box_set_filter_func(
            opaque,
            { row, data in
                onMainActor((row, data)) { row, data in
                    guard let row: ListBoxRow = Object.borrowed(row) else { return 1 }
                    return (Carried<@MainActor (ListBoxRow) -> Bool>.value(data)?(row) ?? true).c
                }
            }, Carried.retained(isShown), releaseCarried)
    }

    /// Asks the filter again for every row (`gtk_list_box_invalidate_filter`).
    public func invalidateFilter() { gtk_list_box_invalidate_filter(opaque) }

    /// Keeps the rows sorted; nil keeps them as they are (`gtk_list_box_set_sort_func`).
    ///
    /// The closure is held by the list and must not hold it strongly.
    /// - Parameter precedes: whether the first row belongs before the second.
    public func setSort(_ precedes: (@MainActor (ListBoxRow, ListBoxRow) -> Bool)?) {
        guard let precedes else { return gtk_list_box_set_sort_func(opaque, nil, nil, nil) }
        gtk_list_box_set_sort_func(
            opaque,
            { first, second, data in
                onMainActor((first, second, data)) { first, second, data in
                    guard let first: ListBoxRow = Object.borrowed(first),
                        let second: ListBoxRow = Object.borrowed(second),
                        let precedes = Carried<@MainActor (ListBoxRow, ListBoxRow) -> Bool>.value(data)
                    else { return 0 }
                    return precedes(first, second) ? -1 : precedes(second, first) ? 1 : 0
                }
            }, Carried.retained(precedes), releaseCarried)
    }

    /// Sorts again (`gtk_list_box_invalidate_sort`).
    public func invalidateSort() { gtk_list_box_invalidate_sort(opaque) }

    /// Puts headers above rows, such as the first of each letter; nil for none (`gtk_list_box_set_header_func`).
    ///
    /// The closure is held by the list and must not hold it strongly.
    /// - Parameter header: gets a row and the one shown before it, and returns what stands above the row, if anything.
    public func setHeader(_ header: (@MainActor (ListBoxRow, ListBoxRow?) -> Widget?)?) {
        guard let header else { return gtk_list_box_set_header_func(opaque, nil, nil, nil) }
        gtk_list_box_set_header_func(
            opaque,
            { row, before, data in
                onMainActor((row, before, data)) { row, before, data in
                    guard let row: ListBoxRow = Object.borrowed(row),
                        let header = Carried<@MainActor (ListBoxRow, ListBoxRow?) -> Widget?>.value(data)
                    else { return }
                    row.header = header(row, Object.borrowed(before))
                }
            }, Carried.retained(header), releaseCarried)
    }

    /// Makes the headers again (`gtk_list_box_invalidate_headers`).
    public func invalidateHeaders() { gtk_list_box_invalidate_headers(opaque) }
}
