"""What surrounds the plate on a card: gray art, and print that is no code."""

from random import Random

import numpy as np
from PIL import Image, ImageDraw

from fonts import loaded

WORDS = ["LIMITED EDITION", "SCAN THIS CODE", "FAN CARD SEASON 1", "NO. 509 / 999", "THANK YOU FANS", "FC SEOUL"]
WORDS += ["2026 SEASON", "FANDECK", "GOAL KEEPER", "WWW.FANDECK.EXAMPLE", "PLAYER 07", "SPECIAL CARD 0127/2000"]


def draw_art(random: Random, size: tuple[int, int]) -> Image.Image:
    width, height = size
    ground = random.randint(15, 235)
    slope = np.linspace(0, random.uniform(-60, 60), width, dtype=np.float32)
    row = np.clip(ground + slope, 0, 255).astype(np.uint8)
    art = Image.fromarray(np.broadcast_to(row, (height, width)).copy())
    draw = ImageDraw.Draw(art)
    for _ in range(random.randint(0, 10)):
        x, y = random.uniform(0, width), random.uniform(0, height)
        reach = random.uniform(0.03, 0.25) * width
        tone = min(255, max(0, ground + random.randint(-70, 70)))
        kind = random.random()
        if kind < 0.5:
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=tone)
        elif kind < 0.85:
            corners = [(x + random.uniform(-reach, reach), y + random.uniform(-reach, reach)) for _ in range(3)]
            draw.polygon(corners, tone)
        else:
            end = (x + random.uniform(-2, 2) * reach, y + random.uniform(-2, 2) * reach)
            draw.line((x, y, *end), tone, random.randint(1, 9))
    return art


def draw_words(random: Random, art: Image.Image, font: str, at: tuple[float, float], height: float) -> None:
    """One line of other print with its middle there; mostly much lighter or darker than the art."""
    face = loaded(font, max(6, round(height)))
    tone = random.choice([0, 20, 60, 200, 235, 255])
    ImageDraw.Draw(art).text(at, random.choice(WORDS), fill=tone, font=face, anchor="mm")
