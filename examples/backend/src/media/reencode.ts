import sharp, { type Sharp } from 'sharp'
import type { MediumType } from './medium.ts'
import { mediaRefusals as refusals } from './problems.ts'
import { sniff } from './sniff.ts'

const MOST_BYTES = 20 * 1024 * 1024
/** Decoding a bigger picture would need too much memory; also what copies are made from (`images/copies.ts`). */
const MOST_PIXELS = 40_000_000
/** The longest side of a stored picture, px: more than twice the widest copy. */
const LONGEST = 4096

/** A picture as it is stored. */
export interface Encoded {
  ext: MediumType
  bytes: Buffer
  width: number
  height: number
  /** Its average colour, such as `8a1c2f`; `null` if parts of it are transparent. */
  colour: string | null
}

const ENCODERS = {
  jpeg: ['jpg', (image: Sharp) => image.jpeg({ quality: 90 })],
  png: ['png', (image: Sharp) => image.png()],
  gif: ['png', (image: Sharp) => image.png()],
  webp: ['webp', (image: Sharp) => image.webp({ quality: 90 })],
  avif: ['avif', (image: Sharp) => image.avif({ quality: 75, effort: 3 })],
} as const

/** Checks by their first bytes that a file can be a picture. @throws Problem that names the remedy */
export function checkContent(bytes: Uint8Array): keyof typeof ENCODERS {
  if (bytes.byteLength > MOST_BYTES) throw refusals.bytes()
  const type = sniff(bytes)
  switch (type) {
    case 'heic':
    case 'svg':
    case 'zip':
    case 'film':
    case 'unknown':
      throw refusals[type]()
    default:
      return type
  }
}

/** Reads the header only; the limit of pixels would make a bomb look broken. */
const sizeOf = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusals.broken()
    })

/**
 * Encodes a picture again: upright, without EXIF and other metadata, in sRGB, within 4,096 px.
 *
 * @throws Problem that names the remedy
 */
export async function reencode(bytes: Uint8Array): Promise<Encoded> {
  const [ext, encode] = ENCODERS[checkContent(bytes)]
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { width, height, pages = 1 } = await sizeOf(bytes)
  if (width * height > MOST_PIXELS) throw refusals.pixels()
  if (pages > 1) throw refusals.animated()
  const upright = image
    .rotate()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await encode(upright)
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refusals.broken()
    })
  return { ext, bytes: data, width: info.width, height: info.height, colour: await averageColour(data) }
}

/** Returns the average colour of a picture, such as `8a1c2f`; `null` if parts of it are transparent. */
async function averageColour(bytes: Uint8Array): Promise<string | null> {
  const small = sharp(bytes).resize(16, 16, { fit: 'fill' })
  const { data, info } = await small.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const pixels = data.byteLength / info.channels
  const mean = (channel: number) => {
    let sum = 0
    for (let at = channel; at < data.byteLength; at += info.channels) sum += data[at] ?? 0
    return sum / pixels
  }
  if (info.channels === 4 && mean(3) < 254.5) return null
  return [0, info.channels > 2 ? 1 : 0, info.channels > 2 ? 2 : 0]
    .map((channel) => Math.round(mean(channel)).toString(16).padStart(2, '0'))
    .join('')
}
