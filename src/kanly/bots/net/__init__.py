"""A player that learned by itself: its net on a processor, with numpy alone."""

import os

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # for matrices so small, threads would only wait for each other
