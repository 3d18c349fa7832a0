import { useClock } from '@fandeck/react'
import { useGateMessages } from './use-gate-messages.ts'

const MINUTE = 60_000

/** Tells a fan who is called how long the pass is valid; announced once a minute. */
export function GateCalled({ until }: { until: number }) {
  const messages = useGateMessages()
  const minutes = useClock((now) => Math.max(1, Math.ceil((until - now) / MINUTE)))
  return (
    <p className="fandeck-gate-called" role="status">
      {messages['gate.called']({ minutes })}
    </p>
  )
}
