import { checkFile, type FileLimits } from '@fandeck/sdk'
import sharp from 'sharp'
import { onUploadedPixels } from '../images/pixels.ts'
import type { Encoded } from '../media/reencode.ts'

/** 20 megapixels: decoding a bigger picture would need too much memory. */
const MAX_PIXELS = 20_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * Re-encodes a member's picture as WebP within `size` px, without EXIF; `undefined` unless its content is of an
 * allowed format.
 */
export function pictureOf(
  file: File,
  { limits, size }: { limits: FileLimits; size: number },
): Promise<Encoded | undefined> {
  return onUploadedPixels(() => encoded(file, { limits, size }))
}

async function encoded(
  file: File,
  { limits, size }: { limits: FileLimits; size: number },
): Promise<Encoded | undefined> {
  if (checkFile(file, limits).length > 0) return undefined
  try {
    const image = sharp(await file.arrayBuffer(), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!FORMATS.has(format)) return undefined
    const { data, info } = await image
      .rotate()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { ext: 'webp', bytes: data, width: info.width, height: info.height, colour: null }
  } catch {
    return undefined
  }
}
