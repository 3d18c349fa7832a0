"""Reads exported weights back into a network that can be trained further."""

import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

from captures import make_capture
from codes import alphabet_in_use
from fonts import Fonts
from network import Reader, normalised

SAMPLES = 192


def load_exported(model: Reader, folder: Path, fonts: Fonts) -> None:
    """The export has folded each norm into the convolution before it; the norms are measured again on captures."""
    about = json.loads((folder / "reader.json").read_text())
    if about["alphabet"] != alphabet_in_use():
        raise SystemExit(f"{folder} reads {about['alphabet']}; train another alphabet from nothing.")
    values = np.frombuffer((folder / "reader.f16").read_bytes(), "<f2").astype(np.float32)
    state, at = model.state_dict(), 0
    for name, shape in about["tensors"]:
        count = int(np.prod(shape))
        state[place_of(name, state)] = torch.from_numpy(values[at : at + count].copy()).view(*shape)
        at += count
    model.load_state_dict(state)
    norms = [one for one in model.modules() if isinstance(one, nn.BatchNorm2d)]
    for norm in norms:
        pass_through(norm)
    watch = [norm.register_forward_pre_hook(measure) for norm in norms]
    made = [make_capture(f"norms/{n}", 0.7, fonts).pixels for n in range(SAMPLES)]
    model.eval()
    with torch.no_grad():
        model(normalised(torch.from_numpy(np.stack(made))))
    for one in watch:
        one.remove()


def place_of(name: str, state: dict[str, torch.Tensor]) -> str:
    """The bias of a folded convolution belongs to the norm after it."""
    if name in state:
        return name
    return "norm.bias" if name == "first.bias" else name.replace("pointwise.bias", "norm.bias")


def pass_through(norm: nn.BatchNorm2d) -> None:
    nn.init.ones_(norm.weight)
    nn.init.zeros_(norm.running_mean)
    nn.init.constant_(norm.running_var, 1 - norm.eps)


def measure(norm: nn.BatchNorm2d, inputs: tuple[torch.Tensor]) -> None:
    """Mean and variance of what arrives; weight and bias so that the norm still passes it through."""
    with torch.no_grad():
        variance, mean = torch.var_mean(inputs[0], dim=(0, 2, 3), unbiased=False)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_(torch.sqrt(variance + norm.eps))
        norm.bias.add_(mean)
