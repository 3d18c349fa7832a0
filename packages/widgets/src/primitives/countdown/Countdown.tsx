import { useRef } from 'react'
import { useCommonMessages } from '../use-common-messages.ts'
import { ANNOUNCED_MINUTES, crossedMinutes, remainingTime } from './countdown-format.ts'
import { type TickSource, useTick } from './use-tick.ts'
import './Countdown.css'

export interface CountdownProps extends TickSource {
  /** Epoch milliseconds. */
  until: number
  size?: 28 | 40
  /** Once, at the tick that reaches the end; not when it is mounted after it. */
  onEnd?: () => void
}

/** Half a minute more than the first announcement: a live region must be there before it speaks. */
const LISTEN_MS = (ANNOUNCED_MINUTES[0] + 0.5) * 60_000

/** Hours, minutes and seconds: the text nodes that React made, beside the colons. */
const slotsOf = (time: Element) =>
  [...time.childNodes, ...(time.lastChild?.childNodes ?? [])].filter(
    (node) => node.nodeType === Node.TEXT_NODE,
  )

/**
 * Time left as `02:14:36`, above a day `3일 02:14:36`. A tick writes text nodes and renders nothing; screen readers
 * are told at 10, 5 and 1 minutes only. What stands in a line beside a changed text is laid out with it, so the seconds
 * are a box of their own, and the live region is in the line only when it will speak.
 */
export function Countdown({ until, subscribe, now, size = 28, onEnd }: CountdownProps) {
  const messages = useCommonMessages()
  const time = useRef<HTMLTimeElement>(null)
  const slots = useRef<Node[]>(undefined)
  const status = useRef<HTMLSpanElement>(null)
  const lastLeft = useRef<{ until: number; ms: number }>(undefined)

  useTick({ subscribe, now }, (nowMs) => {
    const left = until - nowMs
    const before = lastLeft.current?.until === until ? lastLeft.current.ms : undefined
    lastLeft.current = { until, ms: left }
    const { days, hours, minutes, seconds, iso } = remainingTime(left)
    const texts = [(days > 0 ? messages['countdown.days']({ days }) : '') + hours, minutes, seconds]
    if (time.current) slots.current ??= slotsOf(time.current)
    slots.current?.forEach((slot, index) => {
      const text = texts[index] ?? ''
      if (slot.nodeValue !== text) slot.nodeValue = text
    })
    if (time.current && time.current.dateTime !== iso) time.current.dateTime = iso
    const silent = left > LISTEN_MS
    if (status.current && status.current.hidden !== silent) status.current.hidden = silent
    if (before === undefined) return
    const announced = crossedMinutes(before, left)
    if (announced && status.current) {
      status.current.textContent = messages['countdown.minutesLeft']({ minutes: announced })
    }
    if (before > 0 && left <= 0) onEnd?.()
  })

  return (
    <span className="fandeck-countdown" data-size={size}>
      <time ref={time} role="timer" aria-live="off">
        --<i aria-hidden>:</i>--<i aria-hidden>:</i>
        <span>--</span>
      </time>
      <span ref={status} hidden role="status" className="fandeck-visually-hidden" />
    </span>
  )
}
