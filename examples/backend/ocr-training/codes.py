"""The printed codes: their alphabet, and random ones to train and to score with."""

from random import Random

# The order is the order of the classes; class 0 of the network is "nothing". As CODE_ALPHABET in @fandeck/sdk (D11).
ALPHABET = "ACEFGHJKLNPRTUVWXY23479"
GROUP = 4
# Pairs that a blurred print makes similar. Near-misses exchange them more often than other characters.
LOOK_ALIKES = ["EF", "CG", "PR", "VY", "39", "4A", "UJ", "KX"]


def random_code(random: Random, length: int = 12) -> str:
    """A text without equal neighbours. Its check characters are random too: the network must not learn them."""
    text = ""
    while len(text) < length:
        character = random.choice(ALPHABET)
        if not text.endswith(character):
            text += character
    return text


def printed(code: str) -> str:
    """As on the card: XXXX-XXXX-XXXX."""
    return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))


def classes_of(code: str) -> list[int]:
    return [ALPHABET.index(character) + 1 for character in code]


def text_of(classes: list[int]) -> str:
    return "".join(ALPHABET[one - 1] for one in classes if one > 0)
