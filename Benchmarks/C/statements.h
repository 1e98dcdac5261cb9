// The statements with which the program searches, and how a page of what they find is read.
#pragma once

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE = 64 };

// The statements for one kind of entry: the rows that are found, and what a page of them shows.
typedef struct {
    const char *find, *read;
    int columns;
} Statements;

__attribute__((unused)) static const Statements FRUITS = {
    "SELECT rowid FROM search_fruit WHERE search_fruit MATCH ? ORDER BY rank",
    "SELECT row, id, name, headline, picture, topColour, bottomColour, energy, sugars, vitaminC,"
    " EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = entry.kind AND f.id = entry.id)"
    " FROM (SELECT value FROM json_each(?)) AS wanted CROSS JOIN entry ON entry.row = wanted.value",
    11};
static const Statements DRINKS = {
    "SELECT drink.row FROM search_drink CROSS JOIN drink ON drink.row = search_drink.rowid"
    " WHERE drink.present = 1 AND search_drink MATCH ? ORDER BY search_drink.rank ASC",
    "WITH had (wanted) AS MATERIALIZED ("
    " SELECT DISTINCT s.wanted FROM library.shelf AS h CROSS JOIN ingredient AS i ON i.id = h.ingredient"
    " CROSS JOIN satisfies AS s ON s.have = i.row WHERE h.state <> 'empty')"
    " SELECT drink.row, drink.id, entry.name, drink.level, drink.baseName, drink.strength, drink.energy,"
    " EXISTS (SELECT 1 FROM library.favourite AS f WHERE f.kind = 'drink' AND f.id = drink.id),"
    " (SELECT r.halfStars FROM library.rating AS r WHERE r.drink = drink.id),"
    " (SELECT count(*) FROM need WHERE need.drink = drink.row AND need.ingredient NOT IN (SELECT wanted FROM had)),"
    " drink.sketch"
    " FROM (SELECT value FROM json_each(?)) AS page CROSS JOIN drink ON drink.row = page.value"
    " CROSS JOIN entry ON entry.row = drink.row",
    11};

static sqlite3 *database;

// Takes a row of what is read.
typedef void (*Take)(sqlite3_stmt *row);

static void check(int result, int wanted) {
    if (result == wanted) return;
    fprintf(stderr, "%s\n", sqlite3_errmsg(database));
    exit(1);
}

static sqlite3_stmt *prepare(const char *sql, const char *text) {
    sqlite3_stmt *statement;
    check(sqlite3_prepare_v2(database, sql, -1, &statement, NULL), SQLITE_OK);
    check(sqlite3_bind_text(statement, 1, text, -1, SQLITE_TRANSIENT), SQLITE_OK);
    return statement;
}

// Opens a catalogue with somebody's library beside it.
static void open_catalogue(const char *catalogue, const char *library) {
    check(sqlite3_open_v2(catalogue, &database, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    sqlite3_finalize(prepare("SELECT ?", ""));
    char attach[4096];
    snprintf(attach, sizeof attach, "ATTACH DATABASE '%s' AS library", library);
    check(sqlite3_exec(database, attach, NULL, NULL, NULL), SQLITE_OK);
}

// Reads a page of the rows that a statement finds.
static void read_page(const Statements *statements, sqlite3_stmt *find, Take take) {
    char page[PAGE * 12 + 4] = "[";
    for (int row = 0; row < PAGE && sqlite3_step(find) == SQLITE_ROW; row++)
        sprintf(page + strlen(page), "%s%d", row ? "," : "", sqlite3_column_int(find, 0));
    sqlite3_finalize(find);
    strcat(page, "]");

    sqlite3_stmt *read = prepare(statements->read, page);
    while (sqlite3_step(read) == SQLITE_ROW) take(read);
    sqlite3_finalize(read);
}

// Finds what begins with a text, and reads the first page of it.
static void search(const Statements *statements, const char *typed, Take take) {
    char pattern[256];
    snprintf(pattern, sizeof pattern, "\"%s\"*", typed);
    read_page(statements, prepare(statements->find, pattern), take);
}
