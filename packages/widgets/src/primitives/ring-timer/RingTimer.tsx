import { useRef } from 'react'
import { type TickSource, useTick } from '../countdown/use-tick.ts'
import './RingTimer.css'

export interface RingTimerProps extends TickSource {
  /** Epoch milliseconds. */
  until: number
  /** Milliseconds of a full ring. */
  total?: number
  /** Also says the time in words to screen readers; it is not announced by itself. */
  label?: (seconds: number) => string
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

/** Seconds left as a ring running clockwise from twelve, and as `m:ss` within; a tick renders nothing. */
export function RingTimer({ until, total = 170_000, label, subscribe, now }: RingTimerProps) {
  const ring = useRef<SVGCircleElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)

  useTick({ subscribe, now }, (nowMs) => {
    const left = Math.min(Math.max(0, until - nowMs), total)
    const seconds = Math.ceil(left / 1000)
    ring.current?.setAttribute('stroke-dashoffset', String(LENGTH * (1 - left / total)))
    if (text.current) {
      text.current.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    }
    if (words.current && label) words.current.textContent = label(seconds)
  })

  return (
    <span className="fandeck-ring-timer" role="timer" aria-live="off">
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden>
        <circle className="fandeck-ring-timer__track" cx="22" cy="22" r={RADIUS} />
        <circle
          ref={ring}
          className="fandeck-ring-timer__ring"
          cx="22"
          cy="22"
          r={RADIUS}
          strokeDasharray={LENGTH}
        />
      </svg>
      <span ref={text} className="fandeck-ring-timer__text" aria-hidden={label ? true : undefined} />
      {label && <span ref={words} className="fandeck-visually-hidden" />}
    </span>
  )
}
