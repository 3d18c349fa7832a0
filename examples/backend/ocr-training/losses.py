"""The targets: the text by CTC, and at the start the places of its letters."""

import torch
import torch.nn.functional as F
from torch import Tensor

from captures import IGNORED

# Without it CTC stays at "nothing" for a long time; it fades out over the first part of the training.
PLACES_UNTIL = 0.3


def loss_of(
    logits: Tensor, rows: Tensor, codes: Tensor, lengths: Tensor, columns: Tensor, lines: Tensor, done: float
) -> Tensor:
    """`done`: the share of the training that is over."""
    steps = torch.full_like(lengths, logits.shape[1])
    likely = logits.log_softmax(2).permute(1, 0, 2)
    loss = F.ctc_loss(likely, codes, steps, lengths, reduction="none", zero_infinity=True)
    loss = (loss / lengths.clamp(min=4)).mean()
    weight = max(0.0, 1 - done / PLACES_UNTIL)
    if weight > 0:
        places = F.cross_entropy(logits.flatten(0, 1), columns.flatten().long())
        line = F.cross_entropy(rows.permute(0, 2, 1).flatten(0, 1), lines.flatten().long(), ignore_index=IGNORED)
        loss = loss + weight * (2 * places + 0.3 * torch.nan_to_num(line))
    return loss
