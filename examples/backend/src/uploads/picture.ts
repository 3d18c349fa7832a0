import { checkFile, type FileLimits } from '@fandeck/sdk'
import sharp from 'sharp'

/** 20 megapixels: a bigger picture would cost more memory than one member may take. */
const MAX_PIXELS = 20_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * A member's picture as WebP within `size` px, without EXIF; `undefined` for what is no picture of the allowed kinds,
 * whatever its name says.
 */
export async function pictureOf(
  file: File,
  { limits, size }: { limits: FileLimits; size: number },
): Promise<Buffer | undefined> {
  if (checkFile(file, limits).length > 0) return undefined
  try {
    const image = sharp(await file.arrayBuffer(), { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!FORMATS.has(format)) return undefined
    return await image
      .rotate()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return undefined
  }
}
