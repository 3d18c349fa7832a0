"""The printed codes: their alphabet, and random ones to train and to score with."""

from random import Random

# As CODE_ALPHABET in @fandeck/sdk (D11). The order is the order of the classes; class 0 of the network is "nothing".
DEFAULT_ALPHABET = "ACEFGHJKLNPRTUVWXY23479"
GROUP = 4

_alphabet = DEFAULT_ALPHABET


def use_alphabet(alphabet: str) -> None:
    """Of this process; set it before anything else."""
    global _alphabet
    if len(set(alphabet)) < len(alphabet) or len(alphabet) < 2:
        raise SystemExit(f"{alphabet} is no alphabet.")
    _alphabet = alphabet


def alphabet_in_use() -> str:
    return _alphabet


def class_count() -> int:
    """Nothing, the characters, and unused ones up to a multiple of four, which the WebAssembly needs."""
    return (len(_alphabet) + 4) // 4 * 4


def random_code(random: Random, length: int = 12) -> str:
    """A text without equal neighbours. Its check characters are random too: the network must not learn them."""
    text = ""
    while len(text) < length:
        character = random.choice(_alphabet)
        if not text.endswith(character):
            text += character
    return text


def printed(code: str) -> str:
    """As on the card: XXXX-XXXX-XXXX."""
    return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))


def classes_of(code: str) -> list[int]:
    return [_alphabet.index(character) + 1 for character in code]


def text_of(classes: list[int]) -> str:
    return "".join(_alphabet[one - 1] for one in classes if 0 < one <= len(_alphabet))
