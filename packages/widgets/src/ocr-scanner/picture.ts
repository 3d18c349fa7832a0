import { FandeckError } from '@fandeck/sdk'
import type { Size } from './crop.ts'
import { contextOf, toJpeg } from './frame.ts'

/** The maximum of the longer side, px, and of the data URL, characters; servers refuse 256 kB. */
const PICTURE_LIMIT = 1920
const PICTURE_LENGTH = 250_000

/** Returns the size scaled down to a limit for its longer side. */
export function fitWithin({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * Returns a picture from the gallery, uncropped and upright, as a JPEG data URL. Scales it down until it fits the limit,
 * because noise can make a JPEG several times as large.
 *
 * @throws `scanner/unreadable-file` for what the browser cannot decode: another file than a picture, a damaged one, HEIC
 */
export async function pictureOf(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new FandeckError('scanner/unreadable-file', 'The browser cannot decode the file.', { cause })
  })
  const canvas = document.createElement('canvas')
  try {
    for (let limit = PICTURE_LIMIT; ; limit *= 0.8) {
      Object.assign(canvas, fitWithin(bitmap, limit))
      contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      const picture = toJpeg(canvas)
      if (picture.length < PICTURE_LENGTH) return picture
    }
  } finally {
    bitmap.close()
  }
}
