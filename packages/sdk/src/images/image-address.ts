import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'

/** The path of the image optimiser on the wire (S7.66). */
const OPTIMISER = '/_next/image'

const withoutFragment = (url: string): string => url.replace(/#.*$/, '')

/** Returns the smallest offered width that covers `width` CSS px; the largest one when none does (S9.7). */
export function snapWidth(width: number, kind: 'large' | 'small' = 'large'): number {
  const { widths, smallWidths } = constants.image
  const offered: readonly number[] = kind === 'small' ? smallWidths : widths
  return offered.find((one) => one >= width) ?? Math.max(...offered)
}

/** Options of `optimisedImage`. */
export interface ImageAddressOptions {
  /** The picture's address: absolute, or a path of the site. */
  url: string
  /** Width in pixels, rounded up to the next offered width. */
  width: number
  /** Quality from 1 to 100. @default 75 */
  quality?: number | undefined
  /** `small` for icons and thumbnails. @default 'large' */
  kind?: 'large' | 'small' | undefined
  /** The optimiser's origin; the page's own when omitted. */
  base?: string | undefined
}

/**
 * The address of a picture in the optimiser, at an offered width.
 *
 * @example
 * optimisedImage({ url: '/images/a.png', width: 500 }) // '/_next/image?url=%2Fimages%2Fa.png&w=640&q=75'
 * @see S7.66
 */
export function optimisedImage({
  url,
  width,
  quality = constants.image.quality,
  kind = 'large',
  base = '',
}: ImageAddressOptions): string {
  const query = new URLSearchParams({
    url: withoutFragment(url),
    w: String(snapWidth(width, kind)),
    q: String(quality),
  })
  return `${base}${OPTIMISER}?${query}`
}

/** Returns the address of the copy of a picture at an offered width, in the folder `resized` beside it (D43). */
function copyAddress(url: string, width: number): string {
  const [path = '', query] = withoutFragment(url).split('?')
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1).replace(/\.[^.]*$/, '')
  const copy = `${path.slice(0, slash)}/resized/${name}_${width}.webp`
  return query === undefined ? copy : `${copy}?${query}`
}

/**
 * The WebP copy of a CDN picture in the `resized` folder beside it, at an offered width. Show the picture itself when
 * the copy is missing, then a placeholder.
 *
 * @example
 * resizedImage('https://cdn.example/card/a.png', 500) // 'https://cdn.example/card/resized/a_640.webp'
 * @see S9.9, D43
 */
export const resizedImage = (url: string, width: number, kind: 'large' | 'small' = 'large'): string =>
  copyAddress(url, snapWidth(width, kind))

/** Options of `imageCopies`. */
export interface ImageCopiesOptions {
  /** The picture's address. */
  url: string
  /** The largest width at which the page shows it, CSS px. @default 480, the column of a page */
  shownWidth?: number | undefined
}

/** Attributes of an `<img>` or `<source>` that offer the copies of a picture. */
export interface ImageCopies {
  srcSet: string
  sizes: string
}

/** Copies for screens of this density; a sharper one shows the same. */
const DENSITY = 2
/** The column of a page, CSS px. */
const COLUMN = 480
/** A picture of this width fits every screen, CSS px. */
const NARROWEST = 320

/** Returns the offered widths from `shownWidth` to the first that covers it at twice the density. */
function offeredWidths(shownWidth: number): number[] {
  const { widths, smallWidths } = constants.image
  const all = [...smallWidths, ...widths]
  const large = all.filter((one) => one >= shownWidth)
  const enough = large.findIndex((one) => one >= shownWidth * DENSITY)
  if (large.length === 0) return all.slice(-1)
  return enough < 0 ? large : large.slice(0, enough + 1)
}

/**
 * The WebP copies of a picture, for an `<img>` whose `src` stays the picture itself; `undefined` for a picture outside
 * `cdnUrl`, which has no copies. When a copy does not load, show the picture itself, then a placeholder.
 *
 * @example
 * imageCopies(fandeck, { url: 'https://cdn.example/card/a.png', shownWidth: 60 })?.srcSet
 * // 'https://cdn.example/card/resized/a_64.webp 64w, https://cdn.example/card/resized/a_128.webp 128w'
 * @see S9.7, S9.9, D43
 */
export function imageCopies(
  { cdnUrl }: Fandeck,
  { url, shownWidth = COLUMN }: ImageCopiesOptions,
): ImageCopies | undefined {
  if (!url.startsWith(`${cdnUrl}/`)) return undefined
  const copyOf = (width: number) => `${copyAddress(url, width)} ${width}w`
  // A picture never exceeds the screen.
  const sizes = shownWidth > NARROWEST ? `min(100vw, ${shownWidth}px)` : `${shownWidth}px`
  return { srcSet: offeredWidths(shownWidth).map(copyOf).join(', '), sizes }
}
