import { formatSeoulWire, parseSeoul } from '../kernel/seoul.ts'

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000 }

/**
 * Returns a moment of a shop's file, epoch ms; `NaN` for a text that is none.
 *
 * @param firstApply when the file is applied for the first time, epoch ms
 * @example
 * momentOf('2026-03-01 19:00', Date.now()) // 19:00 in Seoul
 * momentOf('now+3d-2h', Date.now()) // 70 hours later
 */
export function momentOf(text: string, firstApply: number): number {
  if (!text.startsWith('now')) return parseSeoul(text.length === 16 ? `${text}:00` : text) ?? Number.NaN
  let at = firstApply
  for (const [, count, unit] of text.matchAll(/([+-]\d+)([dhm])/g))
    at += Number(count) * UNITS[unit === 'd' || unit === 'h' ? unit : 'm']
  return at
}

/** Returns a moment as files write it, in Seoul; cuts what is below a second. */
export const momentText = (at: number): string => formatSeoulWire(at).replace(/:00$/, '')

/** A card that drops sell: one with the position `EMBLEM` is a reward of missions. */
export const isSold = ({ position }: { position: string }): boolean => position !== 'EMBLEM'

/** What a card is known by in its pack: its number, or its name if it has none. */
export const cardKey = ({ number, name }: { number?: number | undefined; name: string }): string =>
  number === undefined ? name : String(number)

/**
 * Returns the path of the file of a picture and its focal point.
 *
 * @example
 * pictureParts('media/kim.jpg#focal=30:20') // { file: 'media/kim.jpg', focal: '30:20' }
 */
export function pictureParts(picture: string): { file: string; focal: string | undefined } {
  const [, file = picture, focal] = /^(.*)#focal=([\d:]+)$/.exec(picture) ?? []
  return { file, focal }
}

/**
 * Returns the path that an address in Markdown names; one that is not encoded is the path itself.
 *
 * @example
 * decodedPath('media/%EC%A7%80%EA%B0%91.png') // 'media/지갑.png'
 */
export function decodedPath(href: string): string {
  try {
    return decodeURIComponent(href).normalize('NFC')
  } catch {
    return href
  }
}
