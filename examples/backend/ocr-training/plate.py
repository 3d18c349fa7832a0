"""The printed plate with its code, in gray, and where its letters stand."""

from dataclasses import dataclass
from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFont


@dataclass
class Plate:
    image: Image.Image  # mode LA: gray, and where the plate is
    letters: np.ndarray  # for each character of the code: x of its middle, px
    middle: float  # y of the middle of the capitals, px
    text: tuple[float, float, float, float]  # left, top, right, bottom of the print, px


def draw_plate(random: Random, text: str, font: ImageFont.FreeTypeFont) -> Plate:
    """Text with the separators; a plate without text when it is empty."""
    left, top, right, bottom = font.getbbox("H")
    capital = bottom - top
    spacing = random.uniform(0, 0.12) * capital if random.random() < 0.3 else 0
    starts = [font.getlength(text[:i]) + i * spacing for i in range(len(text) + 1)]
    width = starts[-1] if text else capital * random.uniform(3, 12)
    # The quiet zone is one capital height (D11); other printers leave less or more.
    side = capital * random.uniform(0.35, 2.8)
    over, under = (capital * random.uniform(0.35, 1.5) for _ in range(2))
    size = (round(width + 2 * side), round(capital + over + under))
    paper, ink = random.randint(190, 255), random.randint(0, 75)
    plate = shaded(random, size, paper)
    draw = ImageDraw.Draw(plate)
    place = (side, over - top)
    if spacing == 0:
        draw.text(place, text, fill=ink, font=font)
    else:
        for character, start in zip(text, starts):
            draw.text((side + start, place[1]), character, fill=ink, font=font)
    if random.random() < 0.2:
        draw.rectangle((0, 0, size[0] - 1, size[1] - 1), outline=random.randint(0, 160), width=random.randint(1, 3))
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), random.uniform(0, 0.5) * capital, fill=255)
    middles = [side + (starts[i] + starts[i + 1] - spacing) / 2 for i, one in enumerate(text) if one != "-"]
    return Plate(
        Image.merge("LA", (plate, mask)),
        np.array(middles, dtype=np.float64),
        over + capital / 2,
        (side, over, side + width, over + capital),
    )


def shaded(random: Random, size: tuple[int, int], paper: int) -> Image.Image:
    """Plain paper, or foil: bands of light along the plate."""
    if random.random() < 0.5:
        return Image.new("L", size, paper)
    x = np.linspace(0, 1, size[0], dtype=np.float32)
    depth = random.uniform(5, 45)
    bands = np.sin((x * random.uniform(0.5, 4) + random.random()) * 2 * np.pi)
    row = np.clip(paper - depth * (bands + 1) / 2, 0, 255).astype(np.uint8)
    return Image.fromarray(np.broadcast_to(row, (size[1], size[0])).copy())
