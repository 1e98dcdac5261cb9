internal import CGTK

/// A widget that lays out its children in rows and columns (`GtkGrid`).
@MainActor
public final class Grid: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a grid.
    /// - Parameters:
    ///   - columnSpacing: the space between columns, in pixels.
    ///   - rowSpacing: the space between rows, in pixels.
    ///   - rows: the cells, row by row; nil leaves a cell empty.
    public init(columnSpacing: Int = 0, rowSpacing: Int = 0, _ rows: [[Widget?]] = []) {
        super.init(Reference(adopting: gtk_grid_new()))
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                if let cell { attach(cell, column: column, row: row) }
            }
        }
    }

    private var grid: UnsafeMutablePointer<GtkGrid> { raw.assumingMemoryBound(to: GtkGrid.self) }

    /// Adds a child that covers one or more cells (`gtk_grid_attach`).
    public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
        require(width > 0 && height > 0, "a child covers at least one cell, found \(width) × \(height)")
        gtk_grid_attach(grid, child.widget, Int32(column), Int32(row), Int32(width), Int32(height))
    }

    /// Returns the child that covers a cell, or nil (`gtk_grid_get_child_at`).
    public func child(column: Int, row: Int) -> Widget? {
        Object.borrowed(gtk_grid_get_child_at(grid, Int32(column), Int32(row)))
    }

    /// Removes a child (`gtk_grid_remove`); one that is not in the grid is left alone.
    public func remove(_ child: Widget) {
        guard child.parent === self else { return }
        gtk_grid_remove(grid, child.widget)
    }

    /// Removes every child.
    public func removeAll() {
        while let child = gtk_widget_get_first_child(widget) { gtk_grid_remove(grid, child) }
    }

    /// The space between columns, in pixels (`gtk_grid_set_column_spacing`).
    public var columnSpacing: Int {
        get { Int(gtk_grid_get_column_spacing(grid)) }
        set { gtk_grid_set_column_spacing(grid, guint(newValue)) }
    }

    /// The space between rows, in pixels (`gtk_grid_set_row_spacing`).
    public var rowSpacing: Int {
        get { Int(gtk_grid_get_row_spacing(grid)) }
        set { gtk_grid_set_row_spacing(grid, guint(newValue)) }
    }

    /// The directions in which all cells have the same size (`gtk_grid_set_column_homogeneous`, `…_row_homogeneous`).
    public var homogeneous: Set<Orientation> {
        get {
            var result: Set<Orientation> = []
            if gtk_grid_get_column_homogeneous(grid) != 0 { result.insert(.horizontal) }
            if gtk_grid_get_row_homogeneous(grid) != 0 { result.insert(.vertical) }
            return result
        }
        set {
            gtk_grid_set_column_homogeneous(grid, newValue.contains(.horizontal).c)
            gtk_grid_set_row_homogeneous(grid, newValue.contains(.vertical).c)
        }
    }
}
