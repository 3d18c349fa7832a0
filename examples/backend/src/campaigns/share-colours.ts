/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours; `share` is that of the second. */
export function mixed(one: string, other: string, share: number): string {
  const [first, second] = [rgbOf(one), rgbOf(other)]
  const at = (index: 0 | 1 | 2) => first[index] * (1 - share) + second[index] * share
  return hexOf([at(0), at(1), at(2)])
}

const linearOf = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Returns the relative luminance of a colour, as WCAG 2.2 defines it. */
export function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour)
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue)
}

/** White words have a contrast of 4.5 on a colour up to this luminance. */
const MOST = 0.183

/** Returns a colour darkened until white words can be read on it. */
export function forWhiteWords(colour: string): string {
  let dark = colour
  while (luminance(dark) > MOST) dark = mixed(dark, '#000000', 0.1)
  return dark
}

/** Returns the two ends of a ground for white words: the main colour and the deep one of a palette. */
export const ground = ([main, deep]: readonly [string, string, string]): readonly [string, string] => [
  forWhiteWords(main),
  forWhiteWords(deep),
]
