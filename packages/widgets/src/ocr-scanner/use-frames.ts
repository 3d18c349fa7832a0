import { useFandeck, useLatest } from '@fandeck/react'
import { type Fandeck, FandeckError } from '@fandeck/sdk'
import { useEffect, useMemo } from 'react'
import { drawWindow, type FrameSource, hasFrame, sharpnessOf, toJpeg } from './frame.ts'

import type { FrameListener } from './live/use-live.ts'

const SAMPLE_MS = 150
const KEPT = 6
/** The minimum sharpness of an upload; of 180 generated photographs none below 20 was recognised. */
const DULL = 18
/** How long a capture waits for a sharp frame before it fails. */
const WAIT_MS = 1000

interface Frame {
  canvas: HTMLCanvasElement
  score: number
}

/** Keeps the last six frames of the window; `take` returns the sharpest. */
function createFrames(timers: Fandeck['platform']['timers']) {
  let frames: Frame[] = []
  const probe = document.createElement('canvas')
  const best = () =>
    frames.reduce<Frame | undefined>((top, one) => (top && top.score > one.score ? top : one), undefined)

  function sample(source: FrameSource): HTMLCanvasElement {
    const oldest = frames.length < KEPT ? undefined : frames.shift()
    const canvas = oldest?.canvas ?? document.createElement('canvas')
    drawWindow(source, canvas)
    frames.push({ canvas, score: sharpnessOf(canvas, probe) })
    return canvas
  }

  return {
    sample,
    /** Returns whether the newest frame is sharp and the sharpest of those kept. */
    isPeak: () => frames.length === KEPT && frames.at(-1) === best() && (frames.at(-1)?.score ?? 0) >= DULL,
    /**
     * Returns a JPEG of the sharpest of the kept frames and the current one; waits up to a second for a sharp frame.
     *
     * @throws `scanner/dull` if no frame is sharp enough to be recognised
     */
    async take(source: () => FrameSource): Promise<string> {
      for (let waited = 0; ; waited += SAMPLE_MS) {
        sample(source())
        const sharpest = best()
        if (sharpest && sharpest.score >= DULL) {
          frames = []
          return toJpeg(sharpest.canvas)
        }
        if (waited >= WAIT_MS) throw new FandeckError('scanner/dull', 'The camera delivered no sharp frame.')
        await new Promise<void>((next) => timers.setTimeout(next, SAMPLE_MS))
      }
    },
    forget: () => {
      frames = []
    },
  }
}

/** The sampled frames of the window. */
export interface WatchedFrames {
  /** Returns a JPEG data URL; rejects if no frame is sharp. */
  take(): Promise<string>
}

/**
 * Samples the window every 150 ms while `active`; calls `onPeak` for each frame that is sharper than those before it, and
 * `onFrame` for each frame with the time of the video.
 */
export function useFrames(
  source: () => FrameSource,
  active: boolean,
  onPeak?: () => void,
  onFrame?: FrameListener,
): WatchedFrames {
  const { timers } = useFandeck().platform
  const frames = useMemo(() => createFrames(timers), [timers])
  const newest = useLatest({ source, onPeak, onFrame })

  useEffect(() => {
    if (!active) return
    let timer = timers.setTimeout(tick, SAMPLE_MS)
    function tick() {
      timer = timers.setTimeout(tick, SAMPLE_MS)
      const { source, onPeak, onFrame } = newest.current
      if (!hasFrame(source())) return
      const canvas = frames.sample(source())
      onFrame?.(canvas, source().video?.currentTime ?? 0)
      if (onPeak && frames.isPeak()) onPeak()
    }
    return () => {
      timers.clearTimeout(timer)
      frames.forget()
    }
  }, [active, frames, timers])

  return useMemo(() => ({ take: () => frames.take(() => newest.current.source()) }), [frames])
}
