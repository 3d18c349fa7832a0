import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

/** The weights of Pretendard that drawings use. */
export type Weight = 'Medium' | 'Bold' | 'ExtraBold'

/** Returns the file of a weight of Pretendard. */
export const fontFile = (weight: Weight): string =>
  createRequire(import.meta.url).resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`)

const fonts = new Map<Weight, Font>()

/** Returns a weight of Pretendard, read once. */
export function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  const bytes = readFileSync(fontFile(weight))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fonts.set(weight, font)
  return font
}

/** Where words stand, and how. */
export interface Words {
  x: number
  baseline: number
  size: number
  weight?: Weight
  fill?: string
  opacity?: number
  /** Extra space between letters, em; negative is tighter. */
  tracking?: number
  /** The width to which longer words shrink. */
  most?: number
}

const drawable = (text: string, font: Font) =>
  [...text].filter((letter) => font.charToGlyphIndex(letter) > 0).join('')

/** Returns the width of words, in the units of their size. */
export function widthOf(
  text: string,
  { size, weight = 'Bold', tracking = 0 }: Omit<Words, 'x' | 'baseline'>,
) {
  const font = fontOf(weight)
  const letters = drawable(text, font)
  return font.getAdvanceWidth(letters, size) + tracking * size * letters.length
}

/** Draws words as outlines, so that they need no installed font; leaves out letters that Pretendard lacks. */
export function words(text: string, options: Words): string {
  const { x, baseline, weight = 'Bold', fill = '#fff', opacity = 1, tracking = 0, most = Infinity } = options
  const size = options.size * Math.min(1, most / Math.max(1, widthOf(text, options)))
  const font = fontOf(weight)
  let pen = x
  const paths = [...drawable(text, font)].map((letter) => {
    const path = font.getPath(letter, pen, baseline, size).toPathData(1)
    pen += font.getAdvanceWidth(letter, size) + tracking * size
    return path
  })
  return `<path d="${paths.join('')}" fill="${fill}" fill-opacity="${opacity}"/>`
}
