import sharp from 'sharp'
import { OcrError } from './code-reader.ts'

/** Bytes. */
export const MAX_IMAGE_BYTES = 256 * 1024
/** The scan area cut out of a 4k video at native size is half of this. */
export const MAX_IMAGE_PIXELS = 10_000_000

const DETECTOR_WIDTH = 480
const STRIDE = 32
const SIGNATURES = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

/** Rows of samples without padding, 0 to 255. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** One picture twice: small and coloured to find the code, whole and gray to read it. */
export interface Frame {
  gray: Pixels
  /** Three samples a pixel; sides are multiples of 32 and need not keep the ratio. */
  small: Pixels
}

/** Refuses by weight and by the first bytes, before anything looks inside. */
export function refuseAtSight(image: Buffer): void {
  if (image.length > MAX_IMAGE_BYTES)
    throw new OcrError('ocr/too-large', `A picture may weigh ${MAX_IMAGE_BYTES} bytes.`)
  if (!SIGNATURES.some((signature) => image.subarray(0, signature.length).equals(signature)))
    throw new OcrError('ocr/not-an-image', 'Only JPEG and PNG are read.')
}

const smallHeight = (width: number, height: number): number => {
  const strides = Math.round((DETECTOR_WIDTH * height) / width / STRIDE)
  return STRIDE * Math.min(DETECTOR_WIDTH / STRIDE, Math.max(1, strides))
}

/**
 * Decodes a JPEG or PNG in memory.
 *
 * @throws `ocr/too-large` over 256 kB or 10 megapixels, `ocr/not-an-image` for anything that does not decode
 */
export async function decodeImage(image: Buffer): Promise<Frame> {
  refuseAtSight(image)
  try {
    // The size stands in the header: a bomb is refused before a pixel of it is unpacked.
    const { width, height } = await sharp(image, { limitInputPixels: false }).metadata()
    if (width * height > MAX_IMAGE_PIXELS)
      throw new OcrError('ocr/too-large', `A picture may have ${MAX_IMAGE_PIXELS} pixels.`)
    const source = sharp(image, { limitInputPixels: MAX_IMAGE_PIXELS })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
    const size = { width: DETECTOR_WIDTH, height: smallHeight(width, height) }
    const [gray, small] = await Promise.all([
      source.clone().greyscale().raw().toBuffer(),
      source
        .clone()
        .resize({ ...size, fit: 'fill' })
        .raw()
        .toBuffer(),
    ])
    return { gray: { data: gray, width, height }, small: { data: small, ...size } }
  } catch (error) {
    if (error instanceof OcrError) throw error
    throw new OcrError('ocr/not-an-image', 'The picture does not decode.', error)
  }
}
