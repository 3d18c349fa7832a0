import type { Clock } from '@fandeck/sdk'
import type { GateState } from '@fandeck/sdk/gate'
import { Countdown } from '../primitives/countdown/Countdown.tsx'
import { grouped } from '../primitives/grouped.ts'
import { useGateMessages } from './use-gate-messages.ts'

/** The countdown to the opening; places are drawn then, so none is shown yet. */
export function GateWaiting({ state, clock }: { state: GateState; clock: Clock }) {
  const messages = useGateMessages()
  const { opensAt, waiting } = state
  return (
    <div className="fandeck-gate__text">
      <p className="fandeck-gate__label">{messages['gate.untilOpen']}</p>
      {opensAt !== undefined && (
        <Countdown
          className="fandeck-gate__number"
          until={opensAt}
          subscribe={clock.subscribe}
          now={clock.now}
        />
      )}
      <p className="fandeck-gate__line">{messages['gate.draw']}</p>
      {waiting !== undefined && waiting > 0 && (
        <p className="fandeck-gate__message">
          {waiting > 1 && (
            <>
              {messages['gate.together.before']}
              <strong>{messages['gate.together.fans']({ fans: grouped(waiting) })}</strong>
              {messages['gate.together.after']}
            </>
          )}
          {messages['gate.calm']}
        </p>
      )}
    </div>
  )
}
