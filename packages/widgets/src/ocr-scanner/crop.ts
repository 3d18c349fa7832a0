export interface Size {
  width: number
  height: number
}

/** A rectangle in CSS px, as `getBoundingClientRect` gives it. */
export interface Box extends Size {
  left: number
  top: number
}

export interface Crop extends Box {
  /** Px of the canvas that takes the crop. */
  canvas: Size
}

/** Canvas px for one CSS px at least: letters read worse below it (and never better beyond the video's own pixels). */
const MIN_DENSITY = 2

/**
 * Which pixels of a video lie under a window, when the video fills its box by `object-fit: cover`, and how large the
 * canvas for them is.
 *
 * @see spec §9 OCR scan area (S9.3)
 */
export function cropOf(video: Size, box: Box, window: Box): Crop {
  const scale = Math.max(box.width / video.width, box.height / video.height)
  const left = box.left + (box.width - video.width * scale) / 2
  const top = box.top + (box.height - video.height * scale) / 2
  const density = Math.max(MIN_DENSITY, 1 / scale)
  return {
    left: (window.left - left) / scale,
    top: (window.top - top) / scale,
    width: window.width / scale,
    height: window.height / scale,
    canvas: { width: Math.round(window.width * density), height: Math.round(window.height * density) },
  }
}

/** The size of a whole picture within a limit for its longer side, never larger than it is. */
export function fitWithin({ width, height }: Size, limit: number): Size {
  const scale = Math.min(1, limit / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
