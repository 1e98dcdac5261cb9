import Glibc

/// The time that the processor has worked for this thread, in seconds: what others do on the machine is not in it.
public func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
