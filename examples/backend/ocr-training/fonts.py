"""The fonts of the captures: the print font, faces that other cards are likely to use, and every other installed one."""

from functools import lru_cache
from pathlib import Path
from random import Random

from PIL import ImageFont

FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", str(Path.home() / ".fonts")]
# Never trained, nor their relatives in UNFIT: they measure what the network does with a print it has not seen.
HELD_OUT = ["Inter-Black", "DejaVuSerif-Bold", "LiberationSerif-Bold", "DejaVuSansMono-Bold"]
# Slanted, thin, serif, symbol and display faces, which no card is printed in.
UNFIT = ["Ita", "Oblique", "Thin", "Hairline", "Light", "Dingbat", "Symbol", "Emoji", "Math", "Brush", "D050000L"]
UNFIT += ["Serif", "Roman", "C059", "P052", "Z003", "Bookman", "Myeongjo"]
UNFIT += ["InterDisplay-Black", "DejaVuSansMono", "Hack"]
# The faces that shared prints are likely to use, bold sans and bold mono: each more often than the other installed ones.
LIKELY = ["Roboto-Bold", "Roboto-Medium", "Inter-Bold", "Inter-SemiBold", "DejaVuSans-Bold", "LiberationSans-Bold"]
LIKELY += ["LiberationMono-Bold", "JetBrainsMono-Bold", "OpenSans-Bold", "Lato-Bold", "NanumSquareB"]
# The print of the demo cards. `--font` replaces it.
PRETENDARD = "node_modules/pretendard/dist/public/static/Pretendard-Bold.otf"
DRAWN_SIZE = 64
PRINT_SHARE, LIKELY_SHARE = 0.4, 0.35


def print_font() -> Path:
    """Pretendard Bold in the packages of the backend."""
    return Path(__file__).parent.parent / PRETENDARD


def held_out_fonts() -> list[Path]:
    return sorted(path for path in installed() if path.stem in HELD_OUT)


def other_fonts() -> list[Path]:
    """Sorted by name, so that the same seed takes the same fonts on every machine that has the same ones."""
    fit = [path for path in installed() if path.stem not in HELD_OUT and not any(word in path.stem for word in UNFIT)]
    return sorted(fit, key=lambda path: path.name)


def installed() -> list[Path]:
    found = {}
    for folder in FOLDERS:
        for kind in ("*.ttf", "*.otf"):
            found.update({path.name: path for path in Path(folder).rglob(kind)})
    return list(found.values())


@lru_cache(maxsize=None)
def loaded(path: str, size: int = DRAWN_SIZE) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


class Fonts:
    """Draws the font of each capture."""

    def __init__(self, print_fonts: list[Path], others: list[Path]):
        self.print_fonts = [str(path) for path in print_fonts]
        self.likely = [str(path) for path in others if path.stem in LIKELY]
        self.others = [str(path) for path in others]

    def pick(self, random: Random) -> str:
        at = random.random()
        if at < PRINT_SHARE or not self.others:
            return random.choice(self.print_fonts)
        return random.choice(self.likely if self.likely and at < PRINT_SHARE + LIKELY_SHARE else self.others)
