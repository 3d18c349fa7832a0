"""Writes the trained network: `reader.onnx` for the server, and its weights in half precision for the browser.

Batch normalisation is folded into the convolution before it, so that both hold the same tensors.
"""

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from captures import HEIGHT, WIDTH
from codes import DEFAULT_ALPHABET, alphabet_in_use, class_count, use_alphabet
from network import Reader

OPSET = 13


def folded(convolution: nn.Conv2d, norm: nn.BatchNorm2d) -> nn.Conv2d:
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    convolution.weight.data = convolution.weight.data * scale.data[:, None, None, None]
    convolution.bias = nn.Parameter(norm.bias.data - norm.running_mean * scale.data)
    return convolution


def plain(model: Reader) -> Reader:
    """The same network with a bias in place of each norm."""
    model.first, model.norm = folded(model.first, model.norm), nn.Identity()
    for block in [*model.picture, *model.line]:
        block.pointwise, block.norm = folded(block.pointwise, block.norm), nn.Identity()
    return model


class Probabilities(nn.Module):
    """What is exported: probabilities of the classes in each column, [1, 140, 24]."""

    def __init__(self, model: Reader):
        super().__init__()
        self.model = model

    def forward(self, x: Tensor) -> Tensor:
        return self.model(x)[0].softmax(2)


def tensors(model: Reader) -> list[tuple[str, np.ndarray]]:
    """Weights and biases in the order in which they are used."""
    return [(name, value.detach().numpy()) for name, value in model.named_parameters()]


def export(model: Reader, folder: Path) -> dict[str, object]:
    model = plain(model.eval())
    folder.mkdir(parents=True, exist_ok=True)
    for_server, for_browser = folder / "reader.onnx", folder / "reader.f16"
    window = torch.zeros(1, 1, HEIGHT, WIDTH)
    names = {"input_names": ["window"], "output_names": ["probabilities"], "opset_version": OPSET}
    # The exporter that needs no further package; Debian's PyTorch has no other and no such option.
    newer = {"dynamo": False} if torch.__version__ >= "2.5" else {}
    torch.onnx.export(Probabilities(model), (window,), str(for_server), **names, **newer)
    for_browser.write_bytes(b"".join(value.astype("<f2").tobytes() for _, value in tensors(model)))
    about = {
        "alphabet": alphabet_in_use(),
        "classes": class_count(),
        "window": [WIDTH, HEIGHT],
        "tensors": [[name, list(value.shape)] for name, value in tensors(model)],
        "sha256": {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (for_server, for_browser)},
    }
    (folder / "reader.json").write_text(json.dumps(about, indent=2) + "\n")
    return about


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    saved = torch.load(given.checkpoint, map_location="cpu")
    use_alphabet(saved.get("alphabet", DEFAULT_ALPHABET))
    model = Reader()
    model.load_state_dict(saved["kept"])
    about = export(model, given.folder)
    print(json.dumps(about["sha256"], indent=2))


if __name__ == "__main__":
    main()
