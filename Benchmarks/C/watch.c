// watch [--idle SECONDS] PROGRAM [ARGUMENT...] : starts a program and watches it from outside.
//
// Prints, in milliseconds from the moment before the program's process is made:
//   first     the X server was given the first pixels of its window, after that window was mapped
//   settled   it was given the last pixels before half a second went by without any
// and then, of the program's process, resident memory in MB, and with --idle how often its threads were
// switched in so many seconds of rest. The window is then closed as a person would close it.
//
// Nothing in the watched program knows of this, so it is the same for each: damage reports of the whole
// screen (XDamage) and the kernel's figures.
#define _GNU_SOURCE
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <dirent.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "measure.h"

enum {
    SMALLEST = 100,  // pixels; windows and damage of less are none of the program's window
    MOST_THREADS = 256
};

static Display *display;
static Window window;  // the program's, once mapped
static double start, first, last;
static int damage_base;

static void look_at(XEvent *event) {
    if (event->type == MapNotify && !window && !event->xmap.override_redirect) {
        XWindowAttributes attributes;
        if (XGetWindowAttributes(display, event->xmap.window, &attributes) && attributes.width >= SMALLEST)
            window = event->xmap.window;
    } else if (event->type == damage_base + XDamageNotify && window) {
        XDamageNotifyEvent *damage = (XDamageNotifyEvent *)event;
        last = now_ms();
        if (!first && damage->area.width >= SMALLEST && damage->area.height >= SMALLEST) first = last;
    }
}

// Reads events until `milliseconds` have gone by without one, or `deadline` has come.
static void read_events(double milliseconds, double deadline) {
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    double quiet_from = now_ms();
    while (now_ms() < deadline) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            look_at(&event);
            quiet_from = now_ms();
        }
        double rest = quiet_from + milliseconds - now_ms();
        if (rest <= 0 || poll(&wait, 1, (int)rest + 1) == 0) {
            if (first) return;
            quiet_from = now_ms();
        }
    }
}

typedef struct {
    char thread[16];
    long count;
} Switches;

// How often each thread was switched so far, of its own will or not; returns the number of threads.
static int read_switches(pid_t process, Switches *list) {
    char path[300];
    int threads = 0;
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *folder = opendir(path);
    if (!folder) return 0;
    for (struct dirent *entry; (entry = readdir(folder)) && threads < MOST_THREADS;) {
        if (entry->d_name[0] == '.') continue;
        snprintf(list[threads].thread, sizeof list->thread, "%.15s", entry->d_name);
        snprintf(path, sizeof path, "/proc/%d/task/%.15s/status", process, entry->d_name);
        list[threads].count =
            status_number(path, "voluntary_ctxt_switches") + status_number(path, "nonvoluntary_ctxt_switches");
        threads++;
    }
    closedir(folder);
    return threads;
}

// The switches in so many seconds: those of new threads count from their start, those of ended ones not at all.
static long switches_in(pid_t process, int seconds) {
    static Switches before[MOST_THREADS], after[MOST_THREADS];
    long sum = 0;
    int old = read_switches(process, before);
    sleep((unsigned)seconds);
    int threads = read_switches(process, after);
    for (int i = 0; i < threads; i++) {
        sum += after[i].count;
        for (int j = 0; j < old; j++) {
            if (!strcmp(before[j].thread, after[i].thread)) sum -= before[j].count;
        }
    }
    return sum;
}

// Asks the window to close, and ends the process if it does not go by itself.
static void close_window(pid_t process) {
    XEvent event = {.xclient = {.type = ClientMessage, .window = window, .format = 32}};
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    event.xclient.data.l[0] = (long)XInternAtom(display, "WM_DELETE_WINDOW", False);
    if (window) XSendEvent(display, window, False, NoEventMask, &event);
    XSync(display, False);
    for (int tenths = 0; tenths < 50; tenths++) {
        if (waitpid(process, NULL, WNOHANG) == process) return;
        usleep(100000);
    }
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
}

// A window may go while it is asked about.
static int forgive(Display *display, XErrorEvent *error) { return (void)display, (void)error, 0; }

int main(int count, char **arguments) {
    int idle = 0, errors, program = 1;
    if (count > 3 && !strcmp(arguments[1], "--idle")) idle = atoi(arguments[2]), program = 3;
    display = XOpenDisplay(NULL);
    if (count <= program || !display || !XDamageQueryExtension(display, &damage_base, &errors)) {
        fprintf(stderr, "watch: a program is wanted, and an X display that reports damage\n");
        return 2;
    }
    XSetErrorHandler(forgive);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
    XSync(display, True);

    start = now_ms();
    pid_t process = fork();
    if (process == 0) {
        execvp(arguments[program], arguments + program);
        perror(arguments[program]);
        _exit(127);
    }
    read_events(500, start + 60000);
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/status", process);
    printf("first %.1f settled %.1f resident %.1f", first - start, last - start, status_number(path, "VmRSS") / 1024.0);
    if (idle) {
        read_events(2000, now_ms() + 60000);
        printf(" switches %ld", switches_in(process, idle));
    }
    printf("\n");
    close_window(process);
    return first ? 0 : 1;
}
