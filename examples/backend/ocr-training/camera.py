"""The photograph of a card: where the plate stands in the window, and what optics, light and coding do to it."""

import math
from dataclasses import dataclass
from io import BytesIO
from random import Random

import numpy as np
from PIL import Image, ImageFilter

# The window of the scanner in CSS px (S9.3), and the distance of the eye.
WINDOW = (280, 100)
EYE = 600
# Video px per CSS px of an upright phone: 480p, 720p, 1080p.
VIDEO = [640 / 844, 1280 / 844, 1920 / 844]


@dataclass
class Pose:
    """Maps px of the plate to CSS px of the window; a 3x3 homography."""

    matrix: np.ndarray

    def place(self, points: np.ndarray) -> np.ndarray:
        x, y, w = self.matrix @ np.vstack([points.T, np.ones(len(points))])
        return np.vstack([x / w, y / w]).T


def pose_of(random: Random, level: float, text: tuple[float, float, float, float]) -> Pose:
    """`level`: 0 a steady hand, 1 a hard capture. The text stays in the window."""
    left, top, right, bottom = text
    turn = math.radians(random.uniform(-1, 1) * (2 + 9 * level))
    tilt_x, tilt_y = (math.radians(random.uniform(-1, 1) * (3 + 18 * level)) for _ in range(2))
    width = WINDOW[0] * random.uniform(0.66 - 0.31 * level, 0.8 + 0.12 * level)
    for _ in range(6):
        scale = width / (right - left)
        x, y = scale * (left + right) / 2, scale * (top + bottom) / 2
        centred = np.array([[scale, 0, -x], [0, scale, -y], [0, 0, 1]])
        cos, sin = math.cos(turn), math.sin(turn)
        turned = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
        # A plane tilted about both axes, seen from EYE above its middle.
        tilted = np.array([
            [math.cos(tilt_x), 0, 0],
            [0, math.cos(tilt_y), 0],
            [math.sin(tilt_x) / EYE, math.sin(tilt_y) / EYE, 1],
        ])
        pose = Pose(tilted @ turned @ centred)
        corners = pose.place(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]))
        low, high = corners.min(0), corners.max(0)
        room = (np.array(WINDOW) - 5 - (high - low)) / 2
        if room.min() >= 0:
            break
        width *= 0.85
    drift = np.maximum(room, 0) * (0.25 + 0.75 * level)
    move = np.array(WINDOW) / 2 - (low + high) / 2 + [random.uniform(-1, 1) * one for one in drift]
    return Pose(np.array([[1, 0, move[0]], [0, 1, move[1]], [0, 0, 1]]) @ pose.matrix)


def paste(frame: Image.Image, plate: Image.Image, pose: Pose, density: float) -> None:
    """Warps the plate into the frame; only the part of the frame that it covers is computed."""
    matrix = np.diag([density, density, 1]) @ pose.matrix
    width, height = plate.size
    corners = Pose(matrix).place(np.array([[0, 0], [width, 0], [width, height], [0, height]], dtype=np.float64))
    low = np.maximum(np.floor(corners.min(0)), 0).astype(int)
    high = np.minimum(np.ceil(corners.max(0)), frame.size).astype(int)
    if (high <= low).any():
        return
    back = np.linalg.inv(np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1]]) @ matrix)
    back /= back[2, 2]
    warped = plate.transform(tuple(high - low), Image.PERSPECTIVE, back.flatten()[:8], Image.BILINEAR)
    gray, mask = warped.split()
    frame.paste(gray, tuple(low), mask)


def streak(pixels: np.ndarray, random: Random, length: float) -> np.ndarray:
    """Motion: the mean of copies along a line of that many px."""
    steps = math.ceil(length) + 1
    if steps < 2:
        return pixels
    angle = random.uniform(0, math.pi)
    height, width = pixels.shape
    reach = math.ceil(length / 2) + 1
    wide = np.pad(pixels, reach, mode="edge")
    total = np.zeros(pixels.shape, dtype=np.float32)
    for step in range(steps):
        along = (step / (steps - 1) - 0.5) * length
        x, y = reach + round(along * math.cos(angle)), reach + round(along * math.sin(angle))
        total += wide[y : y + height, x : x + width]
    return total / steps


def lit(pixels: np.ndarray, random: Random, level: float) -> np.ndarray:
    """Low light, the edge of a shadow, and the glare of a lamp."""
    height, width = pixels.shape
    light = 1 - random.random() * (0.1 + 0.5 * level)
    pixels = pixels * np.float32(light)
    x, y = np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32)[:, None]
    if random.random() < 0.4 * level + 0.1:
        edge, slope = random.uniform(0, width), random.uniform(-0.8, 0.8)
        soft = width * random.uniform(0.01, 0.06)
        pixels *= 1 - random.random() * 0.45 / (1 + np.exp(np.clip((x + slope * y - edge) / soft, -30, 30)))
    if random.random() < 0.6 * level:
        reach_x, reach_y = (width * random.uniform(0.03, 0.4) for _ in range(2))
        gx, gy = random.uniform(0, width), random.uniform(0, height)
        shine = random.random() * (0.25 + 0.45 * level) * 255
        pixels += shine * np.exp(-((x - gx) ** 2) / (2 * reach_x**2)) * np.exp(-((y - gy) ** 2) / (2 * reach_y**2))
    return pixels


def shoot(frame: Image.Image, random: Random, noise: np.random.Generator, level: float, density: float) -> Image.Image:
    """From the drawn frame to the JPEG that a phone posts, decoded again."""
    pixels = streak(np.asarray(frame, dtype=np.float32), random, random.uniform(0.8 * level, 6.3) * level**1.5 * density)
    sigma = random.uniform(0.1 + 0.4 * level**2, 0.4 + 2 * level) * density
    blurred = Image.fromarray(pixels.astype(np.uint8)).filter(ImageFilter.GaussianBlur(sigma))
    pixels = lit(np.asarray(blurred, dtype=np.float32), random, level)
    grain = random.uniform(0.5, 2 + (9 if random.random() < 0.8 else 22) * level)
    pixels = pixels + noise.standard_normal(pixels.shape, dtype=np.float32) * grain
    shot = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
    # The page scales the video to the device's pixels: DPR 1 to 3, or the video's own size when it is larger.
    ratio = random.choice([1, 2, 3, max(2, density)])
    kernel = random.choice([Image.BILINEAR, Image.BICUBIC])
    shot = shot.resize((round(WINDOW[0] * ratio), round(WINDOW[1] * ratio)), kernel)
    coded = BytesIO()
    shot.save(coded, "JPEG", quality=random.randint(60, 92))
    return Image.open(coded)
