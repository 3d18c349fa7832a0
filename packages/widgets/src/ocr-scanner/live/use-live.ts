import { useFandeck } from '@fandeck/react'
import { type CodeFormat, DEFAULT_CODE_FORMAT, type Scanner } from '@fandeck/sdk/claims'
import { canRead, createLiveScan, SEARCHING, type Sighting } from '@fandeck/sdk/scan'
import { useEffect, useRef, useState } from 'react'
import { contextOf } from '../frame.ts'
import type { FrameReader } from './start-reader.ts'
import { trained } from './trained.text.ts'

/** Receives each sampled frame of the window, with the time of the video, s. */
export type FrameListener = (frame: HTMLCanvasElement, time: number) => void

const loadReader = () => import('./start-reader.ts')

declare global {
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}

/**
 * Reads the frames of the window while mounted; `undefined` until the reader runs and where it does not: on a device
 * that saves data or takes too long, on a page whose policy forbids it, and for codes with untrained characters.
 */
export function useLive(
  scanner: Scanner,
  mintingId: number,
  codeFormat: CodeFormat | undefined,
  watch: (listener: FrameListener | undefined) => void,
): Sighting | undefined {
  const fandeck = useFandeck()
  const [sighting, setSighting] = useState<Sighting>()
  const format = useRef(codeFormat)
  useEffect(() => {
    if (navigator.connection?.saveData || !canRead(format.current ?? DEFAULT_CODE_FORMAT, trained)) return
    let over = false
    let reader: FrameReader | undefined
    let last = -1
    const live = createLiveScan(fandeck, scanner, { mintingId, codeFormat: format.current })
    const unsubscribe = live.subscribe(setSighting)
    function stop() {
      over = true
      watch(undefined)
      unsubscribe()
      reader?.stop()
      setSighting(undefined)
    }
    async function look(running: FrameReader, frame: HTMLCanvasElement, time: number) {
      // Two readings of one frame would agree with themselves.
      if (time === last) return
      last = time
      const pixels = contextOf(frame).getImageData(0, 0, frame.width, frame.height)
      const sight = await running.read(pixels)
      if (over) return
      if (running.isSlow()) return stop()
      await live.see(sight, time * 1000)
    }
    async function start() {
      const started = await (await loadReader()).startReader(format.current)
      if (over) return started.stop()
      reader = started
      setSighting(SEARCHING)
      watch((frame, time) => void look(started, frame, time).catch(stop))
    }
    // Without the reader, the shutter remains.
    start().catch(stop)
    return stop
  }, [fandeck, scanner, mintingId, watch])
  return sighting
}
