import { constants } from '../constants.ts'

/** The path of the image optimiser on the wire (S7.66). */
const OPTIMISER = '/_next/image'

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
  const query = new URLSearchParams({ url, w: String(snapWidth(width, kind)), q: String(quality) })
  return `${base}${OPTIMISER}?${query}`
}

/**
 * The WebP copy of a CDN picture in the `resized` folder beside it, at an offered width. Show the picture itself when
 * the copy is missing, then a placeholder.
 *
 * @example
 * resizedImage('https://cdn.example/card/a.png', 500) // 'https://cdn.example/card/resized/a_640.webp'
 * @see S9.9, D43
 */
export function resizedImage(url: string, width: number, kind: 'large' | 'small' = 'large'): string {
  const [path = '', query] = url.split('?')
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1).replace(/\.[^.]*$/, '')
  const resized = `${path.slice(0, slash)}/resized/${name}_${snapWidth(width, kind)}.webp`
  return query === undefined ? resized : `${resized}?${query}`
}
