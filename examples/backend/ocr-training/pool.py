"""A ring of captures, made beside the training: each is used about batch / fresh times, then replaced."""

from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

import numpy as np
import torch
from torch import Tensor

from captures import COLUMNS, HEIGHT, LONGEST, ROW_COLUMNS, WIDTH, Capture, make_capture
from codes import alphabet_in_use, classes_of, use_alphabet
from fonts import Fonts

# Over this share of a training from nothing the hardest level rises from EASIEST to 1.
CURRICULUM = 0.12
EASIEST = 0.1
# So many orders may be in the making: on a busy machine nobody waits for a single capture.
AHEAD = 8

_fonts: Fonts


def _start(fonts: Fonts, alphabet: str) -> None:
    global _fonts
    _fonts = fonts
    use_alphabet(alphabet)
    torch.set_num_threads(1)


def _make(seed: str, first: int, count: int, rise: float) -> list[Capture]:
    return [make_capture(f"{seed}/{n}", level_of(seed, n, rise), _fonts) for n in range(first, first + count)]


def level_of(seed: str, n: int, rise: float) -> float:
    """Hard captures more often than easy ones, up to the ceiling of the curriculum; `rise`: the captures of its rise."""
    ceiling = min(1.0, EASIEST + (1 - EASIEST) * n / rise) if rise > 0 else 1.0
    return ceiling * Random(f"{seed}/level/{n}").random() ** 0.45


@dataclass
class Batch:
    pixels: Tensor
    codes: Tensor
    lengths: Tensor
    columns: Tensor
    rows: Tensor


class Pool:
    def __init__(self, seed: str, total: int, fonts: Fonts, size: int, workers: int, knows: bool):
        """`knows`: the network reads already, and gets hard captures from the start."""
        self.seed, self.total, self.size = seed, total, size
        self.rise = 0 if knows else CURRICULUM * total
        self.made, self.ordered = 0, 0
        self.pixels = np.zeros((size, HEIGHT, WIDTH), np.uint8)
        self.codes = np.zeros((size, LONGEST), np.int64)
        self.lengths = np.zeros(size, np.int64)
        self.columns = np.zeros((size, COLUMNS), np.int8)
        self.rows = np.zeros((size, ROW_COLUMNS), np.int8)
        self.makers = ProcessPoolExecutor(workers, initializer=_start, initargs=(fonts, alphabet_in_use()))
        self.coming: list[Future[list[Capture]]] = []

    def order(self, count: int) -> None:
        """Begins to make the next captures; `take` puts them into the ring."""
        self.coming.append(self.makers.submit(_make, self.seed, self.ordered, count, self.rise))
        self.ordered += count

    def take(self, ahead: int = AHEAD) -> None:
        """Waits for the oldest orders until `ahead` are left, so that the same steps see the same captures."""
        while len(self.coming) > ahead:
            for capture in self.coming.pop(0).result():
                self._put(capture)

    def fill(self, first: int, count: int) -> None:
        """Makes many at once: at the start, and the latest ones again when a training goes on."""
        self.made, self.ordered = first, first
        while self.ordered < first + count:
            self.order(min(64, first + count - self.ordered))
        self.take(0)

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
