import type { Pixels } from '@fandeck/backend/ocr'
import type { Box } from './detect.ts'

/** The input height of the recogniser, pixels. */
export const LINE_HEIGHT = 48
const MIN_WIDTH = 160
const MAX_WIDTH = 960
const WIDTH_STEP = 8
const SIDE_MARGIN = 0.35

/** A straightened line of text, one value per pixel from -1 (black) to 1. */
export interface Line {
  data: Float32Array
  width: number
}

/**
 * The detector marks the core of the letters; `growth` is the factor that widens its box (PaddleOCR's unclip).
 */
export function grown({ width, height, ...place }: Box, growth: number): Box {
  const margin = (growth * width * height) / (2 * (width + height))
  const tall = height + 2 * margin
  return { ...place, width: width + 2 * Math.max(margin, SIDE_MARGIN * tall), height: tall }
}

function lineWidth({ width, height }: Box): number {
  const wanted = Math.round((LINE_HEIGHT * width) / height / WIDTH_STEP) * WIDTH_STEP
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, wanted))
}

/** Bilinear; repeats the last pixel beyond the border. */
function sample({ data, width, height }: Pixels, x: number, y: number): number {
  const cx = Math.max(0, Math.min(x - 0.5, width - 1))
  const cy = Math.max(0, Math.min(y - 0.5, height - 1))
  const left = Math.floor(cx)
  const top = Math.floor(cy)
  const fx = cx - left
  const right = left + 1 < width ? 1 : 0
  const i = top * width + left
  const j = top + 1 < height ? i + width : i
  const upper = (data[i] ?? 0) * (1 - fx) + (data[i + right] ?? 0) * fx
  const lower = (data[j] ?? 0) * (1 - fx) + (data[j + right] ?? 0) * fx
  return upper + (lower - upper) * (cy - top)
}

/**
 * Cuts the widened box out of the gray picture and rotates it upright; without sharpening, which reduces accuracy.
 */
export function cropLine(gray: Pixels, found: Box, growth: number): Line {
  const box = grown(found, growth)
  const width = lineWidth(box)
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  // Takes several samples per pixel when it shrinks the picture, so that thin strokes remain.
  const taps = Math.ceil(Math.max(1, box.height / LINE_HEIGHT, box.width / width))
  const [stepX, stepY] = [box.width / (width * taps), box.height / (LINE_HEIGHT * taps)]
  const data = new Float32Array(width * LINE_HEIGHT)
  for (let i = 0; i < data.length; i++) {
    const [row, column] = [Math.floor(i / width) * taps, (i % width) * taps]
    let sum = 0
    for (let tap = 0; tap < taps * taps; tap++) {
      const x = (column + (tap % taps) + 0.5) * stepX - box.width / 2
      const y = (row + Math.floor(tap / taps) + 0.5) * stepY - box.height / 2
      sum += sample(gray, box.x + x * cos - y * sin, box.y + x * sin + y * cos)
    }
    data[i] = sum / (taps * taps) / 127.5 - 1
  }
  return { data, width }
}
