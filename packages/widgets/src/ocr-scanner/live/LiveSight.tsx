import type { CodeFormat, Scanner } from '@fandeck/sdk/claims'
import type { Sight, Sighting } from '@fandeck/sdk/scan'
import { type CSSProperties, useEffect } from 'react'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koLive } from './messages.ko.ts'
import { type FrameListener, useLive } from './use-live.ts'
import './LiveSight.css'

/** What the scanner shows for live reading. */
export interface LiveNote {
  status: Sighting['status']
  text: string
}

export interface LiveSightProps {
  scanner: Scanner
  mintingId: number
  codeFormat: CodeFormat | undefined
  /** Sets the listener of the frames. */
  watch(listener: FrameListener | undefined): void
  /** Tells the message, which the scanner shows and speaks; `undefined` while nothing is read live. */
  onNote(note: LiveNote | undefined): void
}

/** The window, CSS px, and the printed characters beyond the middle of the first and the last one, as shares of their distance. */
const RATIO = 2.8
const BEYOND = 0.18
const HEIGHT = 0.22

/** Returns the place of the frame that closes on a code. */
export function placeOf({ from, to }: Pick<Sight, 'from' | 'to'>): CSSProperties {
  const [across, down] = [to.x - from.x, (to.y - from.y) / RATIO]
  const length = Math.hypot(across, down)
  const width = length * (1 + BEYOND)
  return {
    left: `${((from.x + to.x) / 2 - width / 2) * 100}%`,
    top: `${((from.y + to.y) / 2 - (length * HEIGHT * RATIO) / 2) * 100}%`,
    width: `${width * 100}%`,
    height: `${length * HEIGHT * RATIO * 100}%`,
    rotate: `${Math.atan2(down, across)}rad`,
  }
}

/** The frame of a code that is read live. */
export function SightFrame({ status, sight }: Pick<Sighting, 'status' | 'sight'>) {
  const closed = status !== 'searching' && sight
  return (
    <span
      className="fandeck-scanner__sight"
      data-status={status}
      style={closed ? placeOf(sight) : undefined}
      aria-hidden
    />
  )
}

/** Reads the window live: searching, seen, claimed. */
export function LiveSight({ scanner, mintingId, codeFormat, watch, onNote }: LiveSightProps) {
  const messages = useMessagesOf(koLive)
  const sighting = useLive(scanner, mintingId, codeFormat, watch)
  const status = sighting?.status
  useEffect(() => {
    onNote(status && { status, text: messages[`ocr.live.${status}`] })
  }, [status, messages, onNote])
  return sighting && <SightFrame {...sighting} />
}
