internal import CGTK

extension ListBox {
    /// Shows only the rows for which `isShown` returns true; nil shows all (`gtk_list_box_set_filter_func`).
    ///
    /// The list holds the closure, which must not hold the list strongly. Call `invalidateFilter()` when its answers
    /// may have changed.
    public func setFilter(_ isShown: (@MainActor (ListBoxRow) -> Bool)?) {
        guard let isShown else { return gtk_list_box_set_filter_func(opaque, nil, nil, nil) }
        gtk_list_box_set_filter_func(
            opaque, { ChildOrder<ListBoxRow>.isShown($0, filter: $1) },
            Carried<ChildOrder<ListBoxRow>.Filter>.retained(isShown), releaseCarried)
    }

    /// Asks the filter again for every row (`gtk_list_box_invalidate_filter`).
    public func invalidateFilter() { gtk_list_box_invalidate_filter(opaque) }

    /// Keeps the rows sorted; nil keeps them as they are (`gtk_list_box_set_sort_func`).
    ///
    /// The list holds the closure, which must not hold the list strongly.
    /// - Parameter precedes: returns whether the first row belongs before the second.
    public func setSort(_ precedes: (@MainActor (ListBoxRow, ListBoxRow) -> Bool)?) {
        guard let precedes else { return gtk_list_box_set_sort_func(opaque, nil, nil, nil) }
        gtk_list_box_set_sort_func(
            opaque, { ChildOrder<ListBoxRow>.order($0, $1, sort: $2) },
            Carried<ChildOrder<ListBoxRow>.Sort>.retained(precedes), releaseCarried)
    }

    /// Sorts again (`gtk_list_box_invalidate_sort`).
    public func invalidateSort() { gtk_list_box_invalidate_sort(opaque) }

    /// Adds headers above rows, such as the first of each letter; nil for none (`gtk_list_box_set_header_func`).
    ///
    /// The list holds the closure, which must not hold the list strongly.
    /// - Parameter header: receives a row and the one shown before it, and returns the header above the row, if any.
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

    /// Creates the headers again (`gtk_list_box_invalidate_headers`).
    public func invalidateHeaders() { gtk_list_box_invalidate_headers(opaque) }
}
