import { useClock } from '@fandeck/react'
import { aheadAt, type GateState, minutesAt, shareAt } from '@fandeck/sdk/gate'
import { grouped } from '../primitives/grouped.ts'
import { Progress } from '../primitives/progress/Progress.tsx'
import { useGateMessages } from './use-gate-messages.ts'

const SECOND = 1000
const fullSecond = (now: number) => Math.floor(now / SECOND) * SECOND

const SIMPLE = {
  drawing: ['gate.drawing', 'gate.drawing.message'],
  missed: ['gate.missed', 'gate.missed.message'],
  outside: ['gate.outside', 'gate.outside.message'],
} as const

/**
 * The fan's place: those before it, the estimate in full minutes, and the share of the way. Screen readers hear the
 * estimate, which changes at most once a minute.
 */
export function GatePlace({ state }: { state: GateState }) {
  const messages = useGateMessages()
  const now = useClock(fullSecond)
  const { phase, perMinute } = state
  if (phase === 'drawing' || phase === 'missed' || phase === 'outside') {
    const [title, message] = SIMPLE[phase]
    return (
      <div className="fandeck-gate__text" role="status">
        <p className="fandeck-gate__line">{messages[title]}</p>
        <p className="fandeck-gate__message">{messages[message]}</p>
      </div>
    )
  }
  const ahead = aheadAt(state, now)
  const minutes = minutesAt(state, now)
  const share = shareAt(state, now)
  const estimate = minutes === undefined ? messages['gate.waiting'] : messages['gate.estimate']({ minutes })
  return (
    <div className="fandeck-gate__text">
      {ahead !== undefined && (
        <>
          <p className="fandeck-gate__label">{messages['gate.place']}</p>
          <p className="fandeck-gate__number">
            {messages['gate.place.before'] && <small>{messages['gate.place.before']}</small>}
            <span>{grouped(ahead + 1)}</span>
            {messages['gate.place.after'] && <small>{messages['gate.place.after']}</small>}
          </p>
        </>
      )}
      <p className="fandeck-gate__line" role="status">
        {estimate}
      </p>
      {share !== undefined && (
        <Progress
          className="fandeck-gate__bar"
          label={messages['gate.way']}
          value={Math.round(share * 100)}
          max={100}
        />
      )}
      {ahead !== undefined && (
        <p className="fandeck-gate__facts">
          <span>{messages['gate.ahead']({ fans: grouped(ahead) })}</span>
          {perMinute !== undefined && <span>{messages['gate.pace']({ fans: grouped(perMinute) })}</span>}
        </p>
      )}
    </div>
  )
}
