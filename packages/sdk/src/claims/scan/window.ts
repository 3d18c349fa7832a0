import type { Bytes } from '../../kernel/bytes.ts'

/** Rows of gray samples without padding, 0 to 255. */
export interface GrayPixels {
  data: Uint8Array
  width: number
  height: number
}

/** Returns luma as JPEG defines it, of pixels with three samples or, with opacity, four. */
export function grayOf(samples: ArrayLike<number>, perPixel: 3 | 4): Bytes {
  const gray = new Uint8Array(samples.length / perPixel)
  for (let i = 0, at = 0; i < gray.length; i++, at += perPixel)
    gray[i] =
      0.299 * (samples[at] ?? 0) + 0.587 * (samples[at + 1] ?? 0) + 0.114 * (samples[at + 2] ?? 0) + 0.5
  return gray
}

/** The input of the network, px: the scan area of S9.3 at a device pixel ratio of 2. */
export const WINDOW: { readonly width: number; readonly height: number } = { width: 560, height: 200 }

/** For each target pixel the first source pixel, and the weights of that one and those after it. */
interface Taps {
  first: Int32Array
  weights: Float32Array
  /** Weights of one target pixel. */
  span: number
}

/** Linear between two source pixels when enlarging, a triangle over all of them when shrinking. */
function tapsOf(from: number, to: number): Taps {
  const scale = from / to
  const reach = Math.max(1, scale)
  const span = Math.min(from, Math.ceil(2 * reach) + 1)
  const first = new Int32Array(to)
  const weights = new Float32Array(to * span)
  for (let at = 0; at < to; at++) {
    const centre = (at + 0.5) * scale
    // The last pixels repeat none beyond the border: the span moves inside instead.
    const start = Math.min(from - span, Math.max(0, Math.floor(centre - reach + 0.5)))
    const near = [...Array(span).keys()].map((i) =>
      Math.max(0, 1 - Math.abs(start + i + 0.5 - centre) / reach),
    )
    let sum = 0
    for (const weight of near) sum += weight
    first[at] = start
    for (let i = 0; i < span; i++) weights[at * span + i] = (near[i] ?? 0) / sum
  }
  return { first, weights, span }
}

/**
 * Scales gray pixels as the training does, so that the network sees the same window at any device pixel ratio. A
 * canvas and sharp would scale differently.
 */
export function resample({ data, width, height }: GrayPixels, size = WINDOW): Float32Array {
  const across = tapsOf(width, size.width)
  const down = tapsOf(height, size.height)
  const scaled = new Float32Array(size.width * size.height)
  // One row of the target in the width of the source.
  const line = new Float32Array(width)
  for (let row = 0, to = 0; row < size.height; row++) {
    line.fill(0)
    for (let i = 0; i < down.span; i++) {
      const weight = down.weights[row * down.span + i] ?? 0
      if (weight === 0) continue
      const from = ((down.first[row] ?? 0) + i) * width
      for (let column = 0; column < width; column++)
        line[column] = (line[column] ?? 0) + weight * (data[from + column] ?? 0)
    }
    for (let column = 0, at = 0; column < size.width; column++, to++) {
      const from = across.first[column] ?? 0
      let sum = 0
      for (let i = 0; i < across.span; i++, at++) sum += (across.weights[at] ?? 0) * (line[from + i] ?? 0)
      scaled[to] = sum
    }
  }
  return scaled
}

/** Removes the brightness and the contrast of the window, in place. */
export function normalise(values: Float32Array): Float32Array {
  let [sum, squares] = [0, 0]
  // By index, because iterating takes four times as long.
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  const deviation = Math.sqrt(Math.max(0, squares / values.length - mean * mean))
  for (let i = 0; i < values.length; i++) values[i] = ((values[i] ?? 0) - mean) / (deviation + 1)
  return values
}
