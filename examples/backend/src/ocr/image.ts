import { grayOf } from '@fandeck/sdk/scan'
import sharp from 'sharp'
import { OcrError } from './code-reader.ts'

/** In bytes. */
export const MAX_IMAGE_BYTES = 256 * 1024
/** Twice the scan area of a 4k video at native size. */
export const MAX_IMAGE_PIXELS = 10_000_000

const STRIDE = 32
const SIGNATURES = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

/** Rows of samples without padding, 0 to 255. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** A picture in colour for the detector, and in gray for the recogniser. */
export interface Picture {
  gray: Pixels
  /** Three samples per pixel. */
  colours: Pixels
}

/** Checks size and signature before decoding. */
export function refuseAtSight(image: Buffer): void {
  if (image.length > MAX_IMAGE_BYTES)
    throw new OcrError('ocr/too-large', `A picture may have ${MAX_IMAGE_BYTES} bytes.`)
  if (!SIGNATURES.some((signature) => image.subarray(0, signature.length).equals(signature)))
    throw new OcrError('ocr/not-an-image', 'Only JPEG and PNG are supported.')
}

/**
 * Decodes a JPEG or PNG in memory.
 *
 * @throws `ocr/too-large` over 256 kB or 10 megapixels, `ocr/not-an-image` for anything that does not decode
 */
export async function decodeImage(image: Buffer): Promise<Picture> {
  refuseAtSight(image)
  try {
    // The header states the size, so a decompression bomb is refused before decoding.
    const { width, height } = await sharp(image, { limitInputPixels: false }).metadata()
    if (width * height > MAX_IMAGE_PIXELS)
      throw new OcrError('ocr/too-large', `A picture may have ${MAX_IMAGE_PIXELS} pixels.`)
    const data = await sharp(image, { limitInputPixels: MAX_IMAGE_PIXELS })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return { gray: { data: grayOf(data, 3), width, height }, colours: { data, width, height } }
  } catch (error) {
    if (error instanceof OcrError) throw error
    throw new OcrError('ocr/not-an-image', 'The picture does not decode.', error)
  }
}

/**
 * Scales the colours to a width; rounds the sides to multiples of 32 for the detector, which can change the ratio.
 */
export async function shrink({ data, width, height }: Pixels, target: number): Promise<Pixels> {
  const strides = Math.round((target * height) / width / STRIDE)
  const size = { width: target, height: STRIDE * Math.min(target / STRIDE, Math.max(1, strides)) }
  const small = sharp(data, { raw: { width, height, channels: 3 } }).resize({ ...size, fit: 'fill' })
  return { data: await small.raw().toBuffer(), ...size }
}
