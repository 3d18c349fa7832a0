export interface Size {
  width: number
  height: number
}

/** A rectangle in CSS px, as `getBoundingClientRect` gives it. */
export interface Box extends Size {
  left: number
  top: number
}

/** What the transforms of an element and of those around it do to a direction, as a CSS matrix names it. */
export interface Linear {
  a: number
  b: number
  c: number
  d: number
}

/** A video as it stands on the page: its box before any transform, and what transforms make of it. */
export interface Placed extends Size {
  /** The middle of the box on the page; a transform about any origin leaves it the middle. */
  center: { x: number; y: number }
  linear: Linear
  /** `object-fit` and `object-position`, computed. */
  fit: string
  position: string
}

/** How to draw a whole video so that just the window's part of it lies on the canvas, upright as the fan sees it. */
export interface Capture {
  matrix: [a: number, b: number, c: number, d: number, e: number, f: number]
  canvas: Size
}

/** Canvas px for one CSS px at least: letters read worse below it (and never better beyond the video's own pixels). */
const MIN_DENSITY = 2

/** CSS px that a pixel of the video takes, across and down. */
function scalesOf(video: Size, box: Size, fit: string): [across: number, down: number] {
  const [across, down] = [box.width / video.width, box.height / video.height]
  if (fit === 'fill') return [across, down]
  if (fit === 'none') return [1, 1]
  const contained = Math.min(across, down)
  const scale = fit === 'cover' ? Math.max(across, down) : contained
  return fit === 'scale-down' ? [Math.min(1, contained), Math.min(1, contained)] : [scale, scale]
}

/** Where the free space, or the overhang, lies: `50% 0px`. What is neither px nor percent counts as the middle. */
function offsetsOf(position: string, free: readonly [number, number]): [left: number, top: number] {
  const parts = position.split(/\s+(?![^(]*\))/)
  const offset = (part: string | undefined, space: number) => {
    const [, value, unit] = /^(-?[\d.]+)(px|%)$/.exec(part ?? '') ?? []
    if (value === undefined) return space / 2
    return unit === '%' ? (space * Number(value)) / 100 : Number(value)
  }
  return [offset(parts[0], free[0]), offset(parts[1], free[1])]
}

/**
 * Maps the pixels of a video to the window over it, whatever `object-fit`, `object-position` and transforms the video
 * has. A mirrored video is turned back: mirrored letters cannot be read.
 *
 * @see spec §9 OCR scan area (S9.3)
 */
export function captureOf(video: Size, placed: Placed, window: Box): Capture {
  const { width, height, center, linear, fit, position } = placed
  const [across, down] = scalesOf(video, placed, fit)
  const [left, top] = offsetsOf(position, [width - video.width * across, height - video.height * down])
  const turn = linear.a * linear.d - linear.b * linear.c
  const density = Math.max(MIN_DENSITY, 1 / Math.sqrt(Math.abs(turn) * across * down))
  const canvas = { width: Math.round(window.width * density), height: Math.round(window.height * density) }
  // The video's corner, seen from the middle of its box, on the page.
  const [x, y] = [left - width / 2, top - height / 2]
  const e = (center.x + linear.a * x + linear.c * y - window.left) * density
  const f = (center.y + linear.b * x + linear.d * y - window.top) * density
  const [a, b] = [linear.a * across * density, linear.b * across * density]
  const [c, d] = [linear.c * down * density, linear.d * down * density]
  return { matrix: turn < 0 ? [-a, b, -c, d, canvas.width - e, f] : [a, b, c, d, e, f], canvas }
}
