"""One capture of the scanner's window with its truth; the same seed, number and level give the same bytes."""

from dataclasses import dataclass
from random import Random

import numpy as np
from PIL import Image

from art import draw_art, draw_words
from camera import VIDEO, WINDOW, paste, pose_of, shoot
from codes import classes_of, printed, random_code
from fonts import Fonts, loaded
from plate import draw_plate

# The input of the network, px. A window of any device pixel ratio is resampled to it.
WIDTH, HEIGHT = 560, 200
COLUMNS, ROW_COLUMNS, ROWS = 140, 70, 13
LONGEST = 16
IGNORED = -1


@dataclass
class Capture:
    pixels: np.ndarray  # uint8, HEIGHT x WIDTH
    code: str
    columns: np.ndarray  # int8, the class of each of the COLUMNS of the output
    rows: np.ndarray  # int8, the row of the line in each of the ROW_COLUMNS, IGNORED beside it


def make_capture(seed: str, level: float, fonts: Fonts, code: str | None = None) -> Capture:
    """`code`: the text to print, '' for none; a random one, or in a quarter of the captures none, by default."""
    random = Random(seed)
    noise = np.random.default_rng(random.getrandbits(64))
    if code is None:
        length = 12 if random.random() < 0.9 else random.randint(8, LONGEST)
        code = "" if random.random() < 0.25 else random_code(random, length)
    # A hard level has every video, an easy one the sharpest.
    density = random.choice(VIDEO[0 if level > 0.7 else 1 if level > 0.3 else 2 :])
    frame = draw_art(random, (round(WINDOW[0] * density), round(WINDOW[1] * density)))
    font = fonts.pick(random)
    columns, rows = np.zeros(COLUMNS, np.int8), np.full(ROW_COLUMNS, IGNORED, np.int8)
    if code or random.random() < 0.5:
        plate = draw_plate(random, printed(code), loaded(font))
        pose = pose_of(random, level, plate.text)
        caption = random.choice([0, 0, 1, 2])
        for above in (True, False)[:caption]:
            middle = (plate.text[0] + plate.text[2]) / 2
            capital = plate.text[3] - plate.text[1]
            away = capital * random.uniform(1.6, 2.4)
            at = pose.place(np.array([[middle, plate.middle + (-away if above else away)]]))[0] * density
            draw_words(random, frame, font, tuple(at), random.uniform(4, 8) * density)
        paste(frame, plate.image, pose, density)
        if code:
            letters = np.column_stack([plate.letters, np.full(len(plate.letters), plate.middle)])
            mark(pose.place(letters) * WIDTH / WINDOW[0], classes_of(code), columns, rows)
    elif random.random() < 0.6:
        for _ in range(random.randint(1, 4)):
            at = (random.uniform(0, frame.width), random.uniform(0, frame.height))
            draw_words(random, frame, font, at, random.uniform(4, 16) * density)
    shot = shoot(frame, random, noise, level, density).resize((WIDTH, HEIGHT), Image.BILINEAR)
    return Capture(np.asarray(shot.convert("L")), code, columns, rows)


def mark(places: np.ndarray, classes: list[int], columns: np.ndarray, rows: np.ndarray) -> None:
    """The second target: the class of a column near the middle of a letter, and the row of the line above each step."""
    x, y = places[:, 0], places[:, 1]
    pitch = np.gradient(x) if len(x) > 1 else np.array([20.0])
    at = np.arange(COLUMNS) * WIDTH / COLUMNS
    nearest = np.abs(at[:, None] - x[None, :]).argmin(1)
    near = np.abs(at - x[nearest]) < 0.28 * pitch[nearest]
    columns[near] = np.array(classes, np.int8)[nearest[near]]
    # The centre of step i of a stride of 8, and of row i of a stride of 16.
    steps = np.arange(ROW_COLUMNS) * 8 + 1.5
    inside = (steps >= x[0]) & (steps <= x[-1])
    line = np.interp(steps, x, y)
    rows[inside] = np.clip(np.round((line[inside] - 1.5) / 16), 0, ROWS - 1).astype(np.int8)
