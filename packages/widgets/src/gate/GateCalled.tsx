import { useClock, useFandeck } from '@fandeck/react'
import { Countdown } from '../primitives/countdown/Countdown.tsx'
import { useGateMessages } from './use-gate-messages.ts'

const MINUTE = 60_000

/** Tells a fan who is called how long the pass is valid, by a clock; announced once a minute. */
export function GateCalled({ until }: { until: number }) {
  const messages = useGateMessages()
  const minutes = useClock((now) => Math.max(1, Math.ceil((until - now) / MINUTE)))
  const { clock } = useFandeck()
  return (
    <div className="fandeck-gate-called">
      <p className="fandeck-visually-hidden" role="status">
        {messages['gate.called']({ minutes })}
      </p>
      <p aria-hidden>
        {messages['gate.called.left']} <Countdown until={until} subscribe={clock.subscribe} now={clock.now} />
      </p>
    </div>
  )
}
