"""Exact shares of the likeliest text, without check characters: how the training goes. `pnpm ocr:score` measures."""

import argparse
from pathlib import Path
from random import Random

import numpy as np
import torch

from captures import make_capture
from codes import DEFAULT_ALPHABET, random_code, text_of, use_alphabet
from fonts import Fonts, held_out_fonts, print_font
from network import Reader, normalised

LEVELS = {"easy": 0.1, "medium": 0.5, "hard": 1.0}


def read(model: Reader, pixels: np.ndarray) -> list[str]:
    """The likeliest class of every column, repetitions merged."""
    model.eval()
    device = next(model.parameters()).device
    with torch.no_grad():
        logits, _ = model(normalised(torch.from_numpy(pixels).to(device)))
    texts = []
    for classes in logits.argmax(2).tolist():
        texts.append(text_of([one for i, one in enumerate(classes) if i == 0 or one != classes[i - 1]]))
    return texts


def exact_shares(model: Reader, fonts: Fonts, count: int, seed: str = "kept back") -> dict[str, float]:
    """By level, and `none`: the share of captures without a code in which fewer than four characters are read."""
    shares = {}
    for name, level in [*LEVELS.items(), ("none", 0.7)]:
        codes = ["" if name == "none" else random_code(Random(f"{seed}/{name}/{n}")) for n in range(count)]
        made = [make_capture(f"{seed}/{name}/{n}", level, fonts, code) for n, code in enumerate(codes)]
        parts = [np.stack([one.pixels for one in made[at : at + 20]]) for at in range(0, count, 20)]
        texts = [text for part in parts for text in read(model, part)]
        hits = [text == code or (not code and len(text) < 4) for text, code in zip(texts, codes)]
        shares[name] = round(sum(hits) / count, 3)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--font", type=Path, action="append")
    parser.add_argument("--count", type=int, default=200)
    given = parser.parse_args()
    saved = torch.load(given.checkpoint, map_location="cpu")
    use_alphabet(saved.get("alphabet", DEFAULT_ALPHABET))
    model = Reader()
    model.load_state_dict(saved["kept"])
    print("print font ", exact_shares(model, Fonts(given.font or [print_font()], []), given.count))
    for font in held_out_fonts():
        print(f"never seen {font.stem}", exact_shares(model, Fonts([font], []), given.count))


if __name__ == "__main__":
    main()
