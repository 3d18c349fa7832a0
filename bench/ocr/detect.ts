import { type Picture, type Pixels, shrink } from '@fandeck/backend/ocr'
import { type InferenceSession, Tensor } from 'onnxruntime-node'

/** A rotated rectangle in pixels of the whole picture; `angle` in radians, clockwise because y points down. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

interface Point {
  x: number
  y: number
}

const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]
const THRESHOLD = 0.3
const MAX_LEAN = 25
const LEAN_STEP = 0.5

function toTensor({ data, width, height }: Pixels): Tensor {
  const size = width * height
  const values = new Float32Array(size * 3)
  for (let channel = 0; channel < 3; channel++) {
    const scale = 1 / (255 * (DEVIATION[channel] ?? 1))
    const shift = -(MEAN[channel] ?? 0) / (DEVIATION[channel] ?? 1)
    for (let i = 0, to = channel * size; i < size; i++, to++)
      values[to] = (data[i * 3 + channel] ?? 0) * scale + shift
  }
  return new Tensor('float32', values, [1, 3, height, width])
}

/**
 * Returns the four-connected components above the threshold, each as the corners of the outer pixels of its rows.
 */
export function pieces(map: ArrayLike<number>, width: number, height: number): Point[][] {
  const seen = new Uint8Array(width * height)
  const found: Point[][] = []
  const open = (i: number) => !seen[i] && (map[i] ?? 0) > THRESHOLD
  for (let start = 0; start < seen.length; start++) {
    if (!open(start)) continue
    const rows = new Map<number, [left: number, right: number]>()
    const stack = [start]
    seen[start] = 1
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const [x, y] = [i % width, Math.floor(i / width)]
      const [left, right] = rows.get(y) ?? [x, x]
      rows.set(y, [Math.min(left, x), Math.max(right, x)])
      const neighbours = [
        x > 0 ? i - 1 : -1,
        x < width - 1 ? i + 1 : -1,
        y > 0 ? i - width : -1,
        y < height - 1 ? i + width : -1,
      ]
      for (const next of neighbours) {
        if (next < 0 || !open(next)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    found.push(
      [...rows].flatMap(([y, [left, right]]) =>
        [y, y + 1].flatMap((edge) => [
          { x: left, y: edge },
          { x: right + 1, y: edge },
        ]),
      ),
    )
  }
  return found
}

function span(points: readonly Point[], dx: number, dy: number): { middle: number; length: number } {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { x, y } of points) {
    const at = x * dx + y * dy
    if (at < low) low = at
    if (at > high) high = at
  }
  return { middle: (low + high) / 2, length: high - low }
}

/** Returns the smallest rectangle around the points with a rotation of at most 25 degrees. */
export function smallestBox(points: readonly Point[]): Box {
  let best: Box = { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY, angle: 0 }
  for (let degrees = -MAX_LEAN; degrees <= MAX_LEAN; degrees += LEAN_STEP) {
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const along = span(points, cos, sin)
    const across = span(points, -sin, cos)
    if (along.length * across.length >= best.width * best.height) continue
    best = {
      x: along.middle * cos - across.middle * sin,
      y: along.middle * sin + across.middle * cos,
      width: along.length,
      height: across.length,
      angle,
    }
  }
  return best
}

/** Finds the largest piece of text in a copy of that width; `undefined` without text. */
export async function findText(
  detector: InferenceSession,
  { colours }: Picture,
  width: number,
): Promise<Box | undefined> {
  const small = await shrink(colours, width)
  const output = Object.values(await detector.run({ x: toTensor(small) }))[0]
  if (!(output?.data instanceof Float32Array)) throw new TypeError('The detector has returned no map.')
  const [scaleX, scaleY] = [colours.width / small.width, colours.height / small.height]
  const boxes = pieces(output.data, small.width, small.height).map((points) =>
    smallestBox(points.map(({ x, y }) => ({ x: x * scaleX, y: y * scaleY }))),
  )
  return boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0]
}
