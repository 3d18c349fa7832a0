/**
 * Returns the average colour of a picture as a CSS colour, which the fragment of its address says; `undefined` without one,
 * as for a picture with transparent parts. Use it as the background of an `<img>` while the picture loads.
 *
 * @example
 * pictureColour('https://cdn.example/card/a.png#colour=8a1c2f') // '#8a1c2f'
 */
export function pictureColour(url: string): string | undefined {
  const [, colour] = /[#&]colour=([0-9a-f]{6})(?:&|$)/.exec(url) ?? []
  return colour && `#${colour}`
}
