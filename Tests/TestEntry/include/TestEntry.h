// See TestEntry.c; linking this target is all a test target has to do.
