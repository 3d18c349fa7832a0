"""A ring of captures, made beside the training: each is used about batch / fresh times, then replaced."""

from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

import numpy as np
import torch
from torch import Tensor

from captures import COLUMNS, HEIGHT, LONGEST, ROW_COLUMNS, WIDTH, Capture, make_capture
from codes import classes_of
from fonts import Fonts

# Over this share of the training the hardest level rises from EASIEST to 1.
CURRICULUM = 0.12
EASIEST = 0.1

_fonts: Fonts


def _start(fonts: Fonts) -> None:
    global _fonts
    _fonts = fonts
    torch.set_num_threads(1)


def _make(seed: str, first: int, count: int, total: int) -> list[Capture]:
    return [make_capture(f"{seed}/{n}", level_of(seed, n, total), _fonts) for n in range(first, first + count)]


def level_of(seed: str, n: int, total: int) -> float:
    """Hard captures more often than easy ones, up to the ceiling of the curriculum."""
    ceiling = min(1.0, EASIEST + (1 - EASIEST) * n / (CURRICULUM * total))
    return ceiling * Random(f"{seed}/level/{n}").random() ** 0.45


@dataclass
class Batch:
    pixels: Tensor
    codes: Tensor
    lengths: Tensor
    columns: Tensor
    rows: Tensor


class Pool:
    def __init__(self, seed: str, total: int, fonts: Fonts, size: int, workers: int):
        self.seed, self.total, self.size = seed, total, size
        self.made = 0
        self.pixels = np.zeros((size, HEIGHT, WIDTH), np.uint8)
        self.codes = np.zeros((size, LONGEST), np.int64)
        self.lengths = np.zeros(size, np.int64)
        self.columns = np.zeros((size, COLUMNS), np.int8)
        self.rows = np.zeros((size, ROW_COLUMNS), np.int8)
        self.makers = ProcessPoolExecutor(workers, initializer=_start, initargs=(fonts,))
        self.coming: list[Future[list[Capture]]] = []

    def order(self, first: int, count: int) -> None:
        """Begins to make the captures; `take` puts them into the ring."""
        self.coming.append(self.makers.submit(_make, self.seed, first, count, self.total))

    def take(self) -> None:
        for future in self.coming:
            for capture in future.result():
                self._put(capture)
        self.coming = []

    def fill(self, first: int, count: int) -> None:
        """Makes many at once: at the start, and the latest ones again when a training goes on."""
        self.made = first
        for start in range(first, first + count, 64):
            self.order(start, min(64, first + count - start))
        self.take()

    def _put(self, capture: Capture) -> None:
        at = self.made % self.size
        classes = classes_of(capture.code)
        self.pixels[at], self.columns[at], self.rows[at] = capture.pixels, capture.columns, capture.rows
        self.codes[at, : len(classes)], self.lengths[at] = classes, len(classes)
        self.made += 1

    def batch(self, count: int, step: int) -> Batch:
        at = np.random.default_rng([step, self.total]).integers(0, min(self.made, self.size), count)
        parts = (self.pixels, self.codes, self.lengths, self.columns, self.rows)
        return Batch(*(torch.from_numpy(part[at]) for part in parts))
