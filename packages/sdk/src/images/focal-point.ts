/** A point of a picture, in percent. */
export interface FocalPoint {
  /** From the left. */
  x: number
  /** From the top. */
  y: number
}

/**
 * Returns the point of a picture that stays in view where it is cropped, which the fragment of its address says;
 * `undefined` without one. Use it as the `object-position` of an `<img>`.
 *
 * @example
 * focalPoint('https://cdn.example/card/a.png#focal=30:20') // { x: 30, y: 20 }
 */
export function focalPoint(url: string): FocalPoint | undefined {
  const [, x, y] = /[#&]focal=(\d{1,3}):(\d{1,3})(?:&|$)/.exec(url) ?? []
  if (x === undefined || y === undefined || Number(x) > 100 || Number(y) > 100) return undefined
  return { x: Number(x), y: Number(y) }
}
