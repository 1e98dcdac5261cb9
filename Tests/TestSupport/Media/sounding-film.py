#!/usr/bin/env python3
"""sounding-film.py FILE SECONDS : makes a WebM film of moving bars with a tone, as GStreamer has both.

It ends with status 2 where GStreamer or one of its encoders is not installed, and says which."""

import ctypes
import sys

PACE = 10
# Of sound there are fifty buffers of 882 a second, at 44,100 Hz.
PIPELINE = """
    videotestsrc num-buffers={pictures} pattern=ball ! video/x-raw,width=64,height=36,framerate={pace}/1
        ! vp8enc deadline=1 keyframe-max-dist=10 ! queue ! out.
    audiotestsrc num-buffers={sounds} samplesperbuffer=882 freq=440 ! audio/x-raw,rate=44100,channels=1
        ! vorbisenc ! queue ! out.
    webmmux name=out ! filesink location={path}
"""
PLAYING, NULL, MINUTE, EOS = 4, 1, 60 * 10**9, 1


def main(path, seconds):
    try:
        gst = ctypes.CDLL("libgstreamer-1.0.so.0")
    except OSError as problem:
        missing(problem)
    pointer = ctypes.c_void_p
    for name in ("gst_parse_launch", "gst_element_get_bus", "gst_bus_timed_pop_filtered"):
        getattr(gst, name).restype = pointer
    gst.gst_element_set_state.argtypes = [pointer, ctypes.c_int]
    gst.gst_element_get_bus.argtypes = [pointer]
    gst.gst_bus_timed_pop_filtered.argtypes = [pointer, ctypes.c_uint64, ctypes.c_int]
    gst.gst_init(None, None)
    words = PIPELINE.format(pictures=int(seconds * PACE), sounds=int(seconds * 50), pace=PACE, path=path)
    problem = pointer()
    pipeline = gst.gst_parse_launch(words.encode(), ctypes.byref(problem))
    if problem or not pipeline:
        missing("an encoder is not installed")
    gst.gst_element_set_state(pipeline, PLAYING)
    bus = gst.gst_element_get_bus(pipeline)
    is_done = gst.gst_bus_timed_pop_filtered(bus, MINUTE, EOS) is not None
    gst.gst_element_set_state(pipeline, NULL)
    sys.exit(0 if is_done else 1)


def missing(what):
    print(what, file=sys.stderr)
    sys.exit(2)


main(sys.argv[1], float(sys.argv[2]))
