import type { Clock } from '@fandeck/sdk'
import { useGateMessages } from './use-gate-messages.ts'
import { useSecond } from './use-second.ts'

const MINUTE = 60_000

/** Tells a fan who is called how long the pass is valid; announced once a minute. */
export function GateCalled({ until, clock }: { until: number; clock: Clock }) {
  const messages = useGateMessages()
  const minutes = Math.max(1, Math.ceil((until - useSecond(clock)) / MINUTE))
  return (
    <p className="fandeck-gate-called" role="status">
      {messages['gate.called']({ minutes })}
    </p>
  )
}
