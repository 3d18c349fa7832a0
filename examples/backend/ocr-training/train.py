"""Trains the network from nothing or from exported weights, or goes on from a checkpoint. README.md has the commands."""

import argparse
import copy
import json
import math
import signal
import time
from pathlib import Path

import torch

from codes import DEFAULT_ALPHABET, use_alphabet
from exported import load_exported
from fonts import Fonts, other_fonts, print_font
from losses import loss_of
from network import Reader, normalised
from pool import Pool
from score import exact_shares

# The highest rate from nothing, and from exported weights.
RATE, GENTLE_RATE = 3e-3, 1e-3
BETAS, DECAY = (0.9, 0.98), 1e-2
WARM_UP = 0.1
AVERAGE = 0.999


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder of checkpoint.pt and log.jsonl")
    parser.add_argument("--font", type=Path, action="append", help="print font; more than one is possible")
    parser.add_argument("--alphabet", default=DEFAULT_ALPHABET, help="the characters of the codes")
    parser.add_argument("--from", type=Path, dest="start", help="folder of reader.json and reader.f16 to begin with")
    parser.add_argument("--rate", type=float, help=f"highest rate; {RATE}, or {GENTLE_RATE} with --from")
    parser.add_argument("--steps", type=int, default=17_500)
    parser.add_argument("--minutes", type=float, default=math.inf, help="ends the cycle after so long at the latest")
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--fresh", type=int, default=4, help="new captures for each step")
    parser.add_argument("--pool", type=int, default=8192, help="captures kept, 112 kB each")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--half", action="store_true", help="bfloat16: half the time on a processor with AVX-512 BF16")
    parser.add_argument("--save-every", type=int, default=500)
    parser.add_argument("--score-every", type=int, default=2500)
    return parser.parse_args()


def rate_at(done: float, highest: float) -> float:
    """One cycle: up in the first tenth, then down by a cosine."""
    if done < WARM_UP:
        return highest * (0.04 + 0.96 * done / WARM_UP)
    return highest * max(1e-3, (1 + math.cos(math.pi * (done - WARM_UP) / (1 - WARM_UP))) / 2)


def average(kept: Reader, model: Reader, step: int) -> None:
    """Keeps the moving average of the weights, which reads better than the last ones."""
    share = min(AVERAGE, (step + 1) / (step + 10))
    with torch.no_grad():
        for one, other in zip(kept.state_dict().values(), model.state_dict().values()):
            if one.dtype.is_floating_point:
                one.lerp_(other, 1 - share)
            else:
                one.copy_(other)


def main() -> None:
    given = options()
    use_alphabet(given.alphabet)
    given.out.mkdir(parents=True, exist_ok=True)
    checkpoint = given.out / "checkpoint.pt"
    torch.manual_seed(int(given.seed))
    torch.set_num_threads(given.threads)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    print_fonts = given.font or [print_font()]
    fonts = Fonts(print_fonts, other_fonts())
    knows = given.start is not None
    rate = given.rate or (GENTLE_RATE if knows else RATE)
    pool = Pool(given.seed, given.steps * given.fresh, fonts, given.pool, given.workers, knows)

    model = Reader()
    if knows and not checkpoint.exists():
        load_exported(model, given.start, fonts)
    model = model.to(device, memory_format=torch.channels_last)
    kept = copy.deepcopy(model)
    optimiser = torch.optim.AdamW(model.parameters(), rate, BETAS, weight_decay=DECAY)
    first, spent = 0, 0.0
    if checkpoint.exists():
        saved = torch.load(checkpoint, map_location=device)
        first, spent = saved["step"], saved["seconds"]
        model.load_state_dict(saved["model"])
        kept.load_state_dict(saved["kept"])
        optimiser.load_state_dict(saved["optimiser"])
    made = 512 + first * given.fresh
    pool.fill(max(0, made - given.pool), min(made, given.pool))

    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)

    def save(step: int) -> None:
        state = {"step": step, "seconds": time.monotonic() - began, "alphabet": given.alphabet}
        state.update(model=model.state_dict(), kept=kept.state_dict())
        beside = checkpoint.with_suffix(".part")
        torch.save({**state, "optimiser": optimiser.state_dict()}, beside)
        beside.replace(checkpoint)

    def tell(**figures: object) -> None:
        line = json.dumps(figures)
        print(line, flush=True)
        with (given.out / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    losses: list[float] = []
    began = time.monotonic() - spent
    for step in range(first, given.steps):
        done = max(step / given.steps, (time.monotonic() - began) / 60 / given.minutes)
        for group in optimiser.param_groups:
            group["lr"] = rate_at(done, rate)
        pool.order(given.fresh)
        batch = pool.batch(given.batch, step)
        pixels = normalised(batch.pixels.to(device)).contiguous(memory_format=torch.channels_last)
        model.train()
        with torch.autocast(device.type, torch.bfloat16, enabled=given.half):
            logits, rows = model(pixels)
        truth = (one.to(device) for one in (batch.codes, batch.lengths, batch.columns, batch.rows))
        loss = loss_of(logits.float(), rows.float(), *truth, 1.0 if knows else done)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        average(kept, model, step)
        pool.take()
        losses.append(loss.item())
        at = step + 1
        if at % 100 == 0:
            seconds = round(time.monotonic() - began)
            tell(step=at, loss=round(sum(losses[-100:]) / len(losses[-100:]), 4), seconds=seconds)
        over = at == given.steps or done >= 1
        if at % given.save_every == 0 or stopped or over:
            save(at)
        if at % given.score_every == 0 or over:
            tell(step=at, exact=exact_shares(kept, fonts, count=60))
        if over:
            break
        if stopped:
            tell(step=at, stopped=True)
            break
    pool.makers.shutdown()


if __name__ == "__main__":
    main()
