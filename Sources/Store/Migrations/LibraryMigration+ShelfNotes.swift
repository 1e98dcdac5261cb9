extension LibraryMigration {
    /// A note on what is on the bar shelf, whose change is one of the row as any other.
    static let shelfNotes = LibraryMigration(
        name: "shelf-notes",
        sql: """
            ALTER TABLE shelf ADD COLUMN note TEXT NOT NULL DEFAULT '';
            DROP TRIGGER shelfUpdated;
            CREATE TRIGGER shelfUpdated AFTER UPDATE OF ingredient, state, amount, unit, changedAt, note ON shelf BEGIN
                DELETE FROM change WHERE what = 'shelf' AND id = NEW.ingredient;
                INSERT INTO change (what, id) VALUES ('shelf', NEW.ingredient);
            END;
            """)
}
