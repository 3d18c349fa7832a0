import { constants, FandeckError } from '@fandeck/sdk'
import { cropOf, fitWithin } from './crop.ts'
import { sharpness } from './sharpness.ts'

/** Sharpness is compared at this width, px. */
const PROBE_WIDTH = 420
/** The longer side of a picture from the gallery, px. */
const PICTURE_LIMIT = 1920
/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const HAS_FRAME = 2

/** Where a frame comes from: the video, and the window over it. */
export interface FrameSource {
  video: HTMLVideoElement | null
  area: Element | null
}

/** Whether there is a frame to draw. */
export const hasFrame = ({ video }: FrameSource): boolean =>
  video !== null && video.readyState >= HAS_FRAME && video.videoWidth > 0

/**
 * Draws what stands in the window onto the canvas.
 *
 * @throws `scanner/no-video`, `scanner/not-ready`, `scanner/no-canvas` (S5.15)
 */
export function drawWindow(source: FrameSource, canvas: HTMLCanvasElement): void {
  const { video, area } = source
  if (!video || !area) throw new FandeckError('scanner/no-video', 'There is no video to capture from.')
  if (!hasFrame(source)) throw new FandeckError('scanner/not-ready', 'The camera has given no frame yet.')
  const crop = cropOf(
    { width: video.videoWidth, height: video.videoHeight },
    video.getBoundingClientRect(),
    area.getBoundingClientRect(),
  )
  Object.assign(canvas, crop.canvas)
  const { width, height } = crop.canvas
  contextOf(canvas).drawImage(video, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
}

/** How sharp the drawn frame is. */
export function sharpnessOf(frame: HTMLCanvasElement, probe: HTMLCanvasElement): number {
  const size = { width: PROBE_WIDTH, height: Math.round((PROBE_WIDTH * frame.height) / frame.width) }
  if (probe.width !== size.width || probe.height !== size.height) Object.assign(probe, size)
  const context = contextOf(probe)
  context.drawImage(frame, 0, 0, size.width, size.height)
  return sharpness(context.getImageData(0, 0, size.width, size.height))
}

/** A JPEG data URL of quality 0.8 (S7.6). */
export const toJpeg = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/jpeg', constants.scanner.quality)

/** A picture from the fan's gallery, whole, scaled down, turned upright; rejects when it is no picture. */
export async function pictureOf(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  try {
    const canvas = Object.assign(document.createElement('canvas'), fitWithin(bitmap, PICTURE_LIMIT))
    contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return toJpeg(canvas)
  } finally {
    bitmap.close()
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context) return context
  throw new FandeckError('scanner/no-canvas', 'This browser gives no canvas to draw on.')
}
