import { type Candidate, type GrayPixels, resample, WINDOW } from '@fandeck/sdk/scan'
import { fused } from './second-look.ts'

/** The widths of the windows, as shares of the width of the photograph; a code spans 0.35 to 0.9 of its window. */
const SHARES = [1, 0.75, 0.56, 0.42]
/** The steps from one window to the next, as shares of its sides. */
const STEP = { across: 0.25, down: 0.4 }
/** Width to height: the window of the scanner has 2.8, a screenshot of a long phone 0.45. */
const RATIO = { least: 0.4, most: 2 }

/** Returns whether a picture is a whole photograph, as from the gallery, and no window of the scanner. */
export const isPhoto = ({ width, height }: GrayPixels): boolean =>
  width > RATIO.least * height && width < RATIO.most * height

/** Returns where windows of a size begin, evenly over the whole length. */
function placesOf(length: number, size: number, step: number): number[] {
  const steps = Math.ceil((length - size) / (size * step))
  return Array.from({ length: steps + 1 }, (_, at) => at && Math.round((at * (length - size)) / steps))
}

/** What a window shows. */
export interface Shown {
  /** Whether there is print as long as a code. */
  hasPrint: boolean
  /** The texts that it can be. */
  texts: Candidate[]
}

/** A window of a scaled photograph. */
interface Window {
  scaled: Float32Array
  width: number
  left: number
  top: number
  /** Among every other window across and down, which together see the whole photograph. */
  isSample: boolean
}

/** Returns the windows of a photograph, from large to small ones. */
function* windowsOf(photo: GrayPixels): Generator<Window> {
  for (const share of SHARES) {
    const width = Math.round(WINDOW.width / share)
    const height = Math.round((photo.height * width) / photo.width)
    const scaled = resample(photo, { width, height })
    for (const [row, top] of placesOf(height, WINDOW.height, STEP.down).entries())
      for (const [column, left] of placesOf(width, WINDOW.width, STEP.across).entries())
        yield { scaled, width, left, top, isSample: row % 2 === 0 && column % 2 === 0 }
  }
}

/** Returns whether a window shows the middle of another one. */
function shows({ width, left, top }: Window, other: Window): boolean {
  const scale = width / other.width
  const [x, y] = [
    (other.left + WINDOW.width / 2) * scale - left,
    (other.top + WINDOW.height / 2) * scale - top,
  ]
  return x > 0 && x < WINDOW.width && y > 0 && y < WINDOW.height
}

/** Cuts a window out of its photograph. */
function cut({ scaled, width, left, top }: Window): Float32Array {
  const window = new Float32Array(WINDOW.width * WINDOW.height)
  for (let row = 0; row < WINDOW.height; row++) {
    const from = (top + row) * width + left
    window.set(scaled.subarray(from, from + WINDOW.width), row * WINDOW.width)
  }
  return window
}

/** Returns the texts that both looks have, likeliest first. */
function agreed(one: readonly Candidate[], other: readonly Candidate[]): Candidate[] {
  const texts = [one, other].map((looks) => new Set(looks.map(({ text }) => text)))
  return fused([one, other]).filter(({ text }) => texts.every((all) => all.has(text)))
}

/**
 * Looks at overlapping windows of a photograph and yields what two of them agree on: a code counts when two windows see
 * it. First at every other window across and down, then, from large to small ones, at those that show found print.
 *
 * @param read returns what a window of the network's size shows
 */
export async function* looksAtPhoto(
  photo: GrayPixels,
  read: (window: Float32Array) => Promise<Shown>,
  signal: AbortSignal,
): AsyncGenerator<Candidate[]> {
  const windows = [...windowsOf(photo)]
  const known = new Map<Window, Shown>()
  async function look(window: Window): Promise<Shown> {
    signal.throwIfAborted()
    const shown = known.get(window) ?? (await read(cut(window)))
    known.set(window, shown)
    return shown
  }
  const printed: Window[] = []
  for (const window of windows) if (window.isSample && (await look(window)).hasPrint) printed.push(window)
  const looks: Candidate[][] = []
  for (const window of windows) {
    if (!printed.some((print) => shows(window, print))) continue
    const { texts } = await look(window)
    if (texts.length === 0) continue
    for (const before of looks) {
      const both = agreed(before, texts)
      if (both.length > 0) yield both
    }
    looks.push(texts)
  }
}
