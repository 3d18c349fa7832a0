"""The network: a gray window of 560 x 200 to 140 columns of (nothing + characters). 133,793 parameters for 23."""

import torch
from torch import Tensor, nn

from codes import class_count


class Separable(nn.Module):
    """A depthwise and a pointwise convolution with a short cut where the shape stays."""

    def __init__(self, inner: int, outer: int, kernel: tuple[int, int] = (3, 3), stride: tuple[int, int] = (1, 1)):
        super().__init__()
        around = (kernel[0] // 2, kernel[1] // 2)
        self.depthwise = nn.Conv2d(inner, inner, kernel, stride, around, groups=inner, bias=False)
        self.pointwise = nn.Conv2d(inner, outer, 1, bias=False)
        self.norm = nn.BatchNorm2d(outer)
        self.short_cut = inner == outer and stride == (1, 1)

    def forward(self, x: Tensor) -> Tensor:
        y = torch.relu(self.norm(self.pointwise(self.depthwise(x))))
        return x + y if self.short_cut else y


class Reader(nn.Module):
    """Finds the line in every column, whatever its slope: no detector, no straightening."""

    def __init__(self) -> None:
        super().__init__()
        self.classes = class_count()
        self.first = nn.Conv2d(1, 24, 6, stride=4, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(24)
        self.picture = nn.Sequential(
            Separable(24, 24),
            Separable(24, 64, stride=(2, 2)),
            *(Separable(64, 64) for _ in range(2)),
            Separable(64, 128, stride=(2, 1)),
            *(Separable(128, 128) for _ in range(3)),
        )
        self.rows = nn.Conv2d(128, 1, 1)
        self.line = nn.Sequential(*(Separable(128, 128, kernel=(1, 5)) for _ in range(3)))
        self.letters = nn.Conv2d(128, 2 * self.classes, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """From [batch, 1, 200, 560], normalised: logits [batch, 140, 24], and those of the rows [batch, 13, 70]."""
        picture = self.picture(torch.relu(self.norm(self.first(x))))
        rows = self.rows(picture)
        line = self.line((picture * rows.softmax(2)).sum(2, keepdim=True))
        letters = self.letters(line).squeeze(2)
        batch, _, steps = letters.shape
        # Two columns of output for each step.
        columns = letters.view(batch, 2, self.classes, steps).permute(0, 3, 1, 2)
        columns = columns.reshape(batch, 2 * steps, self.classes)
        return columns, rows.squeeze(1)


def normalised(pixels: Tensor) -> Tensor:
    """[batch, 200, 560] of 0 to 255 to the network's input: brightness and contrast of each window removed."""
    x = pixels.float().flatten(1)
    x = (x - x.mean(1, keepdim=True)) / (x.std(1, unbiased=False, keepdim=True) + 1)
    return x.view(len(pixels), 1, *pixels.shape[1:])
