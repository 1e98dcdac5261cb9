// Joins Swift's concurrency to GLib before the test runner makes its first task, so that the runner itself,
// and with it every test of the main actor, runs on GLib's main loop on the process's first thread.
extern void comptoir_prepare_main_loop(void);

__attribute__((constructor)) static void prepare(void) { comptoir_prepare_main_loop(); }
