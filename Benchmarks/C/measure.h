// What the plain C programs share: clocks and what the kernel says of this process.
#pragma once

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

// Milliseconds on a clock that only goes forward.
static inline double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

// Milliseconds that the processor has worked for this process, in all its threads and in the kernel.
static inline double processor_ms(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
           (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

// A number from a file such as /proc/self/status, or -1: «VmRSS» is the memory held now, in KiB.
static inline long status_number(const char *path, const char *key) {
    char line[256];
    long value = -1;
    FILE *file = fopen(path, "r");
    if (!file) return -1;
    while (fgets(line, sizeof line, file)) {
        if (!strncmp(line, key, strlen(key)) && line[strlen(key)] == ':') sscanf(line + strlen(key) + 1, "%ld", &value);
    }
    fclose(file);
    return value;
}

// Megabytes that this process holds now.
static inline double resident_mb(void) { return status_number("/proc/self/status", "VmRSS") / 1024.0; }

// The most megabytes that this process has held.
static inline double peak_mb(void) { return status_number("/proc/self/status", "VmHWM") / 1024.0; }
