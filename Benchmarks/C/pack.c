// pack PACK CATALOGUE TO : parses a pack of fruits with json-glib, in one pass, and writes what it has into a new database
// TO with the tables of CATALOGUE, which the program made of the same pack: a row and a line of the index for each fruit.
// What the program reckons for a row, its payload and its key to sort by, is read from CATALOGUE before the clock runs.
// Prints the milliseconds of the processor.
#include <json-glib/json-glib.h>
#include <sqlite3.h>
#include <stdlib.h>

#include "measure.h"

static sqlite3 *database;

static void check(int result, int wanted) {
    if (result == wanted) return;
    fprintf(stderr, "pack: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static sqlite3_stmt *prepare(sqlite3 *in, const char *sql) {
    sqlite3_stmt *statement;
    check(sqlite3_prepare_v2(in, sql, -1, &statement, NULL), SQLITE_OK);
    return statement;
}

// The statements that make the catalogue's tables and indexes.
static GPtrArray *schema(sqlite3 *catalogue) {
    GPtrArray *all = g_ptr_array_new_with_free_func(g_free);
    sqlite3_stmt *read = prepare(
        catalogue,
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND tbl_name NOT IN"
        " (SELECT name FROM pragma_table_list WHERE type = 'shadow') ORDER BY type = 'table' DESC, rowid");
    while (sqlite3_step(read) == SQLITE_ROW) g_ptr_array_add(all, g_strdup((const char *)sqlite3_column_text(read, 0)));
    sqlite3_finalize(read);
    return all;
}

// Every row of the table of entries, as SQLite has it: bound again, it is written as it was.
enum { COLUMNS = 14 };
typedef struct {
    sqlite3_value *values[COLUMNS];
} Row;

static GHashTable *rows(sqlite3 *catalogue) {
    GHashTable *all = g_hash_table_new(g_str_hash, g_str_equal);
    sqlite3_stmt *read = prepare(
        catalogue,
        "SELECT kind, id, present, name, sortKey, headline, picture, topColour, bottomColour, energy, sugars, vitaminC,"
        " featured, payload FROM entry");
    while (sqlite3_step(read) == SQLITE_ROW) {
        Row *row = g_new(Row, 1);
        for (int i = 0; i < COLUMNS; i++) row->values[i] = sqlite3_value_dup(sqlite3_column_value(read, i));
        g_hash_table_insert(all, g_strdup((const char *)sqlite3_column_text(read, 1)), row);
    }
    sqlite3_finalize(read);
    return all;
}

static void bind(sqlite3_stmt *statement, int place, JsonObject *fruit, const char *key) {
    const char *text = json_object_get_string_member_with_default(fruit, key, "");
    check(sqlite3_bind_text(statement, place, text, -1, SQLITE_STATIC), SQLITE_OK);
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    sqlite3 *catalogue;
    check(sqlite3_open_v2(arguments[2], &catalogue, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    GPtrArray *statements = schema(catalogue);
    GHashTable *known = rows(catalogue);
    remove(arguments[3]);

    double start = processor_ms();
    GError *error = NULL;
    JsonParser *parser = json_parser_new_immutable();
    if (!json_parser_load_from_mapped_file(parser, arguments[1], &error)) g_error("pack: %s", error->message);
    JsonArray *fruits = json_object_get_array_member(json_node_get_object(json_parser_get_root(parser)), "fruits");

    check(sqlite3_open(arguments[3], &database), SQLITE_OK);
    check(sqlite3_exec(database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN", NULL, NULL, NULL), SQLITE_OK);
    for (guint i = 0; i < statements->len; i++)
        check(sqlite3_exec(database, statements->pdata[i], NULL, NULL, NULL), SQLITE_OK);
    sqlite3_stmt *insert = prepare(
        database,
        "INSERT INTO entry (kind, id, present, name, sortKey, headline, picture, topColour, bottomColour, energy, sugars,"
        " vitaminC, featured, payload) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    guint length = json_array_get_length(fruits);
    sqlite3_int64 *places = g_new(sqlite3_int64, length);
    for (guint i = 0; i < length; i++) {
        JsonObject *fruit = json_array_get_object_element(fruits, i);
        Row *row = g_hash_table_lookup(known, json_object_get_string_member(fruit, "id"));
        if (!row) g_error("pack: the catalogue has not all fruits of the pack");
        for (int column = 0; column < COLUMNS; column++)
            check(sqlite3_bind_value(insert, column + 1, row->values[column]), SQLITE_OK);
        check(sqlite3_step(insert), SQLITE_DONE);
        check(sqlite3_reset(insert), SQLITE_OK);
        places[i] = sqlite3_last_insert_rowid(database);
    }
    sqlite3_stmt *index = prepare(
        database, "INSERT INTO search_fruit (rowid, start, name, otherNames, headline, text) VALUES (?, ?, ?, ?, ?, ?)");
    for (guint i = 0; i < length; i++) {
        JsonObject *fruit = json_array_get_object_element(fruits, i);
        check(sqlite3_bind_int64(index, 1, places[i]), SQLITE_OK);
        bind(index, 2, fruit, "name");
        bind(index, 3, fruit, "name");
        bind(index, 4, fruit, "scientificName");
        bind(index, 5, fruit, "headline");
        bind(index, 6, fruit, "text");
        check(sqlite3_step(index), SQLITE_DONE);
        check(sqlite3_reset(index), SQLITE_OK);
    }
    check(sqlite3_exec(database, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
    printf("time %.2f entries %u\n", processor_ms() - start, length);
    return 0;
}
