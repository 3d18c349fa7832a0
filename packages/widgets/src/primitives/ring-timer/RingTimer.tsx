import { forwardRef, useRef } from 'react'
import { type TickSource, useTick } from '../countdown/use-tick.ts'
import { Part, type PartProps } from '../part/Part.tsx'
import './RingTimer.css'

export interface RingTimerProps extends TickSource, PartProps {
  /** Epoch milliseconds. */
  until: number
  /** The duration of a full ring, ms. */
  total?: number | undefined
  /** Adds the time as text for screen readers; changes are not announced. */
  label?: ((seconds: number) => string) | undefined
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

/** The remaining time as a clockwise ring with `m:ss` inside; updates without a render. */
export const RingTimer = /* @__PURE__ */ forwardRef<HTMLElement, RingTimerProps>(function RingTimer(
  { until, total = 170_000, label, subscribe, now, ...root },
  ref,
) {
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
    <Part tag="span" base="fandeck-ring-timer" role="timer" aria-live="off" {...root} ref={ref}>
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
      <span
        ref={text}
        className="fandeck-ring-timer__text"
        translate="no"
        aria-hidden={label ? true : undefined}
      />
      {label && <span ref={words} className="fandeck-visually-hidden" />}
    </Part>
  )
})
