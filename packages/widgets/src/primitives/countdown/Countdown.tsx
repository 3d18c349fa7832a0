import { forwardRef, useRef } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import { ANNOUNCED_MINUTES, crossedMinutes, remainingTime } from './countdown-format.ts'
import { type TickSource, useTick } from './use-tick.ts'
import './Countdown.css'

export interface CountdownProps extends TickSource, PartProps {
  /** Epoch milliseconds. */
  until: number
  size?: 28 | 40 | undefined
  /** Called once, at the tick that reaches the end; not if it mounts after the end. */
  onEnd?: (() => void) | undefined
}

/** Half a minute before the first announcement, because a live region must exist before its text changes. */
const LISTEN_MS = (ANNOUNCED_MINUTES[0] + 0.5) * 60_000

/** Writes a text where the page shows it: a translator of the browser replaces text nodes, but not elements. */
function write(element: Element | undefined, text: string) {
  const shown = element?.firstChild
  if (!element || element.textContent === text) return
  if (shown && shown === element.lastChild && shown.nodeType === Node.TEXT_NODE) shown.nodeValue = text
  else element.textContent = text
}

/**
 * The remaining time as `02:14:36`, or `3일 02:14:36` above a day. A tick updates texts without a render, and is
 * announced at 10, 5 and 1 minutes only. The seconds are a separate box, and the live region is hidden until it is
 * needed, because a changed text lays out its whole line.
 */
export const Countdown = /* @__PURE__ */ forwardRef<HTMLElement, CountdownProps>(function Countdown(
  { until, subscribe, now, size = 28, onEnd, ...root },
  ref,
) {
  const messages = useCommonMessages()
  const time = useRef<HTMLTimeElement>(null)
  const status = useRef<HTMLSpanElement>(null)
  const lastLeft = useRef<{ until: number; ms: number }>(undefined)

  useTick({ subscribe, now }, (nowMs) => {
    const left = until - nowMs
    const before = lastLeft.current?.until === until ? lastLeft.current.ms : undefined
    lastLeft.current = { until, ms: left }
    const { days, hours, minutes, seconds, iso } = remainingTime(left)
    const texts = [(days > 0 ? messages['countdown.days']({ days }) : '') + hours, minutes, seconds]
    const slots = time.current?.querySelectorAll('span') ?? []
    texts.forEach((text, at) => {
      write(slots[at], text)
    })
    if (time.current && time.current.dateTime !== iso) time.current.dateTime = iso
    const silent = left > LISTEN_MS
    if (status.current && status.current.hidden !== silent) status.current.hidden = silent
    if (before === undefined) return
    const announced = crossedMinutes(before, left)
    if (announced)
      write(status.current ?? undefined, messages['countdown.minutesLeft']({ minutes: announced }))
    if (before > 0 && left <= 0) onEnd?.()
  })

  return (
    <Part tag="span" base="fandeck-countdown" data-size={size} {...root} ref={ref}>
      <time ref={time} role="timer" aria-live="off" translate="no">
        <span>--</span>
        <i aria-hidden>:</i>
        <span>--</span>
        <i aria-hidden>:</i>
        <span>--</span>
      </time>
      <span ref={status} hidden role="status" className="fandeck-visually-hidden" />
    </Part>
  )
})
