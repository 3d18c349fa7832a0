/** What the first bytes of a file say that it is. */
export type Sniffed = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg' | 'zip' | 'film' | 'unknown'

/** The first bytes, as Latin-1. */
const SIGNATURES: readonly (readonly [Sniffed, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  // WebM and Matroska.
  ['film', '\x1aE\xdf\xa3'],
]
const SVG = /^(\xef\xbb\xbf)?\s*<(svg[\s>]|\?xml|!DOCTYPE svg|!--)/i
/** The brands of the `ftyp` box of pictures; AVIF first, because its files name the general brands, too. */
const BRANDS: readonly (readonly [Sniffed, RegExp])[] = [
  ['avif', /avi[fs]/],
  ['heic', /hei[cxms]|hev[cxms]|mif1|msf1/],
]
const HEAD = 512

/** Tells the type of a file from its content; its name says nothing. */
export function sniff(bytes: Uint8Array): Sniffed {
  const start = Buffer.from(bytes.subarray(0, HEAD))
  const head = start.toString('latin1')
  const [type] = SIGNATURES.find(([, signature]) => head.startsWith(signature)) ?? []
  if (type) return type
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (SVG.test(head)) return 'svg'
  if (!head.startsWith('ftyp', 4)) return 'unknown'
  // The size of the box, its name, then the brands.
  const brands = head.slice(8, start.readUInt32BE(0))
  return BRANDS.find(([, brand]) => brand.test(brands))?.[0] ?? 'film'
}
