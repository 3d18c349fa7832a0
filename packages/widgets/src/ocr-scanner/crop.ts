export interface Size {
  width: number
  height: number
}

/** A rectangle in CSS px, as `getBoundingClientRect` returns it. */
export interface Box extends Size {
  left: number
  top: number
}

/** The linear part of the transforms of an element and its ancestors, named as in a CSS matrix. */
export interface Linear {
  a: number
  b: number
  c: number
  d: number
}

/** The layout of a video: its box before any transform, and its transforms. */
export interface Placed extends Size {
  /** The centre of the box on the page, which no transform origin changes. */
  center: { x: number; y: number }
  linear: Linear
  /** The computed `object-fit` and `object-position`. */
  fit: string
  position: string
}

/** How to draw the whole video so that the canvas shows only the area under the window, upright. */
export interface Capture {
  matrix: [a: number, b: number, c: number, d: number, e: number, f: number]
  canvas: Size
}

/** The minimum of canvas px per CSS px; below it, recognition degrades. More than the video's own pixels adds nothing. */
const MIN_DENSITY = 2

/** Returns the CSS px per video pixel, horizontally and vertically. */
function scalesOf(video: Size, box: Size, fit: string): [across: number, down: number] {
  const [across, down] = [box.width / video.width, box.height / video.height]
  if (fit === 'fill') return [across, down]
  if (fit === 'none') return [1, 1]
  const contained = Math.min(across, down)
  const scale = fit === 'cover' ? Math.max(across, down) : contained
  return fit === 'scale-down' ? [Math.min(1, contained), Math.min(1, contained)] : [scale, scale]
}

/** Returns the offset of `object-position` such as `50% 0px`; any other unit counts as the centre. */
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
 * Maps the pixels of a video to the window over it, for any `object-fit`, `object-position` and transform. Unmirrors a
 * mirrored video, because mirrored text cannot be recognised.
 *
 * @see S9.3
 */
export function captureOf(video: Size, placed: Placed, window: Box): Capture {
  const { width, height, center, linear, fit, position } = placed
  const [across, down] = scalesOf(video, placed, fit)
  const [left, top] = offsetsOf(position, [width - video.width * across, height - video.height * down])
  const turn = linear.a * linear.d - linear.b * linear.c
  const density = Math.max(MIN_DENSITY, 1 / Math.sqrt(Math.abs(turn) * across * down))
  const canvas = { width: Math.round(window.width * density), height: Math.round(window.height * density) }
  // The corner of the video on the page, relative to the centre of its box.
  const [x, y] = [left - width / 2, top - height / 2]
  const e = (center.x + linear.a * x + linear.c * y - window.left) * density
  const f = (center.y + linear.b * x + linear.d * y - window.top) * density
  const [a, b] = [linear.a * across * density, linear.b * across * density]
  const [c, d] = [linear.c * down * density, linear.d * down * density]
  return { matrix: turn < 0 ? [-a, b, -c, d, canvas.width - e, f] : [a, b, c, d, e, f], canvas }
}
