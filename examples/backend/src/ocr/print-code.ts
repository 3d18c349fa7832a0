import { formatCode } from '@fandeck/sdk/claims'
import type { Font } from 'opentype.js'
import { fontOf } from '../art/words.ts'

/** In px, or in units of the surrounding drawing. */
export interface PrintSize {
  width: number
  height: number
}

export const INK = '#111'
export const PAPER = '#fff'
/** Arbitrary; outlines are scaled afterwards. */
const DRAWN_SIZE = 100

const round = (value: number): number => Math.round(value * 1000) / 1000

/** The position of a line of text in a label. */
interface Place {
  /** The factor from `DRAWN_SIZE`. */
  scale: number
  x: number
  baseline: number
}

const capitals = new WeakMap<Font, number>()

/** Returns the height of a capital, measured once. */
function capitalOf(font: Font): number {
  const known = capitals.get(font) ?? -font.getPath('H', 0, 0, DRAWN_SIZE).getBoundingBox().y1
  capitals.set(font, known)
  return known
}

/** Places a line of text in a label, with a quiet zone of one capital height. */
function placeOf(text: string, { width, height }: PrintSize, font: Font): Place {
  const { x1, x2 } = font.getPath(text, 0, 0, DRAWN_SIZE).getBoundingBox()
  const capital = capitalOf(font)
  const scale = Math.min(width / (x2 - x1 + 2 * capital), height / (3 * capital))
  return {
    scale,
    x: width / 2 - ((x1 + x2) / 2) * scale,
    baseline: height / 2 + (capital / 2) * scale,
  }
}

/** Returns the size of the letters of a code in a label, and where it begins, for text in Pretendard Bold. */
export function placeOfCode(code: string, size: PrintSize): { size: number; x: number; baseline: number } {
  const { scale, x, baseline } = placeOf(formatCode(code), size, fontOf('Bold'))
  return { size: scale * DRAWN_SIZE, x, baseline }
}

/**
 * Draws a light label with a line of bold text and a quiet zone of one capital height. Outlines make it independent
 * of installed fonts.
 */
export function printText(text: string, { width, height }: PrintSize, font: Font = fontOf('Bold')): string {
  const path = font.getPath(text, 0, 0, DRAWN_SIZE)
  const { scale, x, baseline } = placeOf(text, { width, height }, font)
  const place = `translate(${round(x)} ${round(baseline)}) scale(${round(scale)})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<path transform="${place}" fill="${INK}" d="${path.toPathData(2)}"/></svg>`,
  ].join('')
}

/**
 * Draws the code as printed on a card, `XXXX-XXXX-XXXX`, for use inside another SVG.
 *
 * @see decision D11
 */
export const printCode = (code: string, size: PrintSize): string => printText(formatCode(code), size)
