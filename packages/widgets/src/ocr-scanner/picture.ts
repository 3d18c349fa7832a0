import type { Size } from './crop.ts'
import { contextOf, toJpeg } from './frame.ts'

/** The longer side of a picture from the gallery, px, and the most characters of its data URL: servers refuse 256 kB. */
const PICTURE_LIMIT = 1920
const PICTURE_LENGTH = 250_000

/** The size of a whole picture within a limit for its longer side, never larger than it is. */
export function fitWithin({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * A picture from the fan's gallery, whole, turned upright, scaled down until a server takes it: grain makes a photograph
 * several times as heavy as a drawing of its size. Rejects when it is no picture.
 */
export async function pictureOf(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
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
