import { useFandeck } from '@fandeck/react'
import { useEffect, useMemo, useRef } from 'react'
import { drawWindow, type FrameSource, hasFrame, sharpnessOf, toJpeg } from './frame.ts'

const SAMPLE_MS = 150
const KEPT = 6

interface Frame {
  canvas: HTMLCanvasElement
  score: number
}

/** The last six frames of the window, of which `take` gives the sharpest. */
function createFrames() {
  let frames: Frame[] = []
  const probe = document.createElement('canvas')

  function sample(source: FrameSource): void {
    const oldest = frames.length < KEPT ? undefined : frames.shift()
    const canvas = oldest?.canvas ?? document.createElement('canvas')
    drawWindow(source, canvas)
    frames.push({ canvas, score: sharpnessOf(canvas, probe) })
  }

  return {
    sample,
    /** A JPEG of the sharpest of the last frames and the one of now; later frames begin a new row. */
    take(source: FrameSource): string {
      sample(source)
      const sharpest = frames.reduce((best, frame) => (frame.score > best.score ? frame : best))
      frames = []
      return toJpeg(sharpest.canvas)
    },
    forget: () => {
      frames = []
    },
  }
}

/** Samples the window every 150 ms while `active`; the function it gives takes the sharpest of the last frames. */
export function useFrames(source: () => FrameSource, active: boolean): () => string {
  const { timers } = useFandeck().seams
  const frames = useMemo(createFrames, [])
  const newest = useRef(source)
  newest.current = source

  useEffect(() => {
    if (!active) return
    let timer = timers.setTimeout(tick, SAMPLE_MS)
    function tick() {
      if (hasFrame(newest.current())) frames.sample(newest.current())
      timer = timers.setTimeout(tick, SAMPLE_MS)
    }
    return () => {
      timers.clearTimeout(timer)
      frames.forget()
    }
  }, [active, frames, timers])

  return () => frames.take(newest.current())
}
