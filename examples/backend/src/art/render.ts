import sharp from 'sharp'
import { keptIn } from './kept.ts'

export type ImageFormat = 'webp' | 'png' | 'jpeg'

export interface RenderOptions {
  /** Pixels; the height follows the ratio of the picture. */
  width: number
  format: ImageFormat
  /** 1 to 100, 75 by default; png ignores it. */
  quality?: number
}

const CSS_DPI = 72
const MAX_DENSITY = 2400

let kept: ReturnType<typeof keptIn> | undefined

/** Keeps the drawings of this process in a folder, for its next start; a first view of the demo draws for seconds. */
export function keepDrawings(folder: string): void {
  kept = keptIn(folder)
}

async function render(svg: string, { width, format, quality = 75 }: RenderOptions): Promise<Buffer> {
  const source = Buffer.from(svg)
  const drawn = await sharp(source, { density: CSS_DPI }).metadata()
  const density = Math.min(MAX_DENSITY, Math.max(1, (CSS_DPI * width) / drawn.width))
  const image = sharp(source, { density }).resize({ width })
  if (format === 'png') return image.png().toBuffer()
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer()
  return image.webp({ quality }).toBuffer()
}

/** Rasterises a drawing at the wanted width, so that a large card is drawn large and not blown up. */
export function renderArt(svg: string, options: RenderOptions): Promise<Buffer> {
  // Another version of the libraries draws other bytes.
  return kept ? kept([sharp.versions, svg, options], () => render(svg, options)) : render(svg, options)
}
