import { useRef } from 'react'
import { useCommonMessages } from '../use-common-messages.ts'
import { crossedMinutes, remainingTime } from './countdown-format.ts'
import { type TickSource, useTick } from './use-tick.ts'

export interface CountdownProps extends TickSource {
  /** Epoch milliseconds. */
  until: number
  size?: 28 | 40
  /** Once, at the tick that reaches the end; not when it is mounted after it. */
  onEnd?: () => void
}

/** Only what has changed, and the text's own node is kept: a new one costs a layout more. */
function write(slot: Element, text: string) {
  const node = slot.firstChild
  if (!node) slot.textContent = text
  else if (node.nodeValue !== text) node.nodeValue = text
}

/**
 * Time left as `02:14:36`, above a day `3일 02:14:36`. A tick writes text nodes and renders nothing; screen readers
 * are told at 10, 5 and 1 minutes only.
 */
export function Countdown({ until, subscribe, now, size = 28, onEnd }: CountdownProps) {
  const messages = useCommonMessages()
  const time = useRef<HTMLTimeElement>(null)
  const status = useRef<HTMLSpanElement>(null)
  const lastLeft = useRef<{ until: number; ms: number }>(undefined)

  useTick({ subscribe, now }, (nowMs) => {
    const left = until - nowMs
    const before = lastLeft.current?.until === until ? lastLeft.current.ms : undefined
    lastLeft.current = { until, ms: left }
    const { days, hours, minutes, seconds, iso } = remainingTime(left)
    const texts = [days > 0 ? messages['countdown.days']({ days }) : '', hours, minutes, seconds]
    const slots = time.current?.querySelectorAll('span') ?? []
    slots.forEach((slot, index) => {
      write(slot, texts[index] ?? '')
    })
    if (time.current && time.current.dateTime !== iso) time.current.dateTime = iso
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
        <span />
        <span />
        <i aria-hidden>:</i>
        <span />
        <i aria-hidden>:</i>
        <span />
      </time>
      <span ref={status} role="status" className="fandeck-visually-hidden" />
    </span>
  )
}
