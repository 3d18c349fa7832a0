/** Pixels as in `ImageData`: four bytes each. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

const PERCENTILE = 0.985

/**
 * Returns the sharpness of a picture: the 98.5th percentile of its luma gradient, 0–510. Of several frames of one scene,
 * the one with the highest value is recognised best.
 */
export function sharpness({ data, width, height }: Pixels): number {
  const luma = new Uint8Array(width * height)
  for (let at = 0; at < luma.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    luma[at] = (red * 77 + green * 150 + blue * 29) >> 8
  }
  const counts = new Uint32Array(511)
  let total = 0
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x
      const here = luma[at] ?? 0
      const gradient = Math.abs((luma[at + 1] ?? 0) - here) + Math.abs((luma[at + width] ?? 0) - here)
      counts[gradient] = (counts[gradient] ?? 0) + 1
      total++
    }
  }
  let below = 0
  for (let gradient = 0; gradient < counts.length; gradient++) {
    below += counts[gradient] ?? 0
    if (below >= total * PERCENTILE) return gradient
  }
  return 0
}
