// search [--drinks] CATALOGUE LIBRARY TYPED... : finds what each typed text begins, with the statements that the program
// itself uses: all matches, the best first, of which the rows of one page are read.
// Prints the milliseconds for each text, from preparing the statement to the last row of the page.
#include "measure.h"
#include "statements.h"

static int columns;

static void copy_row(sqlite3_stmt *row) {
    for (int column = 1; column < columns; column++) {
        const void *bytes = sqlite3_column_blob(row, column);
        int size = sqlite3_column_bytes(row, column);
        char *copy = malloc(size + 1);
        if (bytes) memcpy(copy, bytes, size);
        free(copy);
    }
}

int main(int count, char **arguments) {
    const Statements *statements = &FRUITS;
    if (count > 1 && !strcmp(arguments[1], "--drinks")) {
        statements = &DRINKS;
        arguments++, count--;
    }
    if (count < 4) return 2;
    columns = statements->columns;
    open_catalogue(arguments[1], arguments[2]);
    for (int i = 3; i < count; i++) {
        double start = now_ms();
        search(statements, arguments[i], copy_row);
        printf("time %.2f\n", now_ms() - start);
    }
    sqlite3_close(database);
    return 0;
}
