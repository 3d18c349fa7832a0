import { constants, FandeckError } from '@fandeck/sdk'
import { captureOf, type Linear, type Placed } from './crop.ts'
import { sharpness } from './sharpness.ts'

/** The width at which sharpness is measured, px. */
const PROBE_WIDTH = 420
/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const HAS_FRAME = 2

/** The video, and the window over it. */
export interface FrameSource {
  video: HTMLVideoElement | null
  area: Element | null
}

/** Returns whether the video has a frame to draw. */
export const hasFrame = ({ video }: FrameSource): boolean =>
  video !== null && video.readyState >= HAS_FRAME && video.videoWidth > 0

/** Returns the parent element, across shadow roots. */
function aroundOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** Returns the combined linear part of the transforms of an element and its ancestors. */
function linearOf(element: Element): Linear {
  let whole: Linear = { a: 1, b: 0, c: 0, d: 1 }
  for (let at: Element | null = element; at; at = aroundOf(at)) {
    const { rotate, scale, transform } = getComputedStyle(at)
    const steps = [
      rotate && rotate !== 'none' && `rotate(${rotate})`,
      scale && scale !== 'none' && `scale(${scale.replace(' ', ', ')})`,
      transform !== 'none' && transform,
    ].filter(Boolean)
    if (steps.length > 0)
      whole = new DOMMatrix(steps.join(' ')).multiply(
        new DOMMatrix([whole.a, whole.b, whole.c, whole.d, 0, 0]),
      )
  }
  return whole
}

function placedOf(video: HTMLVideoElement): Placed {
  const { left, top, width, height } = video.getBoundingClientRect()
  const { objectFit, objectPosition } = getComputedStyle(video)
  return {
    width: video.offsetWidth,
    height: video.offsetHeight,
    center: { x: left + width / 2, y: top + height / 2 },
    linear: linearOf(video),
    fit: objectFit,
    position: objectPosition,
  }
}

/**
 * Draws the area under the window onto the canvas.
 *
 * @throws `scanner/no-video`, `scanner/not-ready`, `scanner/no-canvas` (S5.15)
 */
export function drawWindow(source: FrameSource, canvas: HTMLCanvasElement): void {
  const { video, area } = source
  if (!video || !area) throw new FandeckError('scanner/no-video', 'The scanner has no video to capture from.')
  if (!hasFrame(source))
    throw new FandeckError('scanner/not-ready', 'The camera has not delivered a frame yet.')
  const size = { width: video.videoWidth, height: video.videoHeight }
  const { matrix, canvas: wanted } = captureOf(size, placedOf(video), area.getBoundingClientRect())
  Object.assign(canvas, wanted)
  const context = contextOf(canvas)
  context.setTransform(...matrix)
  context.drawImage(video, 0, 0)
}

/** Returns the sharpness of the drawn frame. */
export function sharpnessOf(frame: HTMLCanvasElement, probe: HTMLCanvasElement): number {
  const size = { width: PROBE_WIDTH, height: Math.round((PROBE_WIDTH * frame.height) / frame.width) }
  if (probe.width !== size.width || probe.height !== size.height) Object.assign(probe, size)
  const context = contextOf(probe)
  context.drawImage(frame, 0, 0, size.width, size.height)
  return sharpness(context.getImageData(0, 0, size.width, size.height))
}

/** Returns a JPEG data URL of quality 0.8 (S7.6). */
export const toJpeg = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/jpeg', constants.scanner.quality)

/** Returns the 2D context; throws `scanner/no-canvas` if the browser has none (S5.15). */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context) return context
  throw new FandeckError('scanner/no-canvas', 'The browser provides no 2D canvas context.')
}
