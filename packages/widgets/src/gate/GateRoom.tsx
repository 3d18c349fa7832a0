import type { Clock } from '@fandeck/sdk'
import type { GateState } from '@fandeck/sdk/gate'
import { CircleCheck } from 'lucide-react'
import { forwardRef } from 'react'
import { DropPhaseTag } from '../drop-model/DropPhaseTag.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { GateFan } from './GateFan.tsx'
import { GatePlace } from './GatePlace.tsx'
import { GateWaiting } from './GateWaiting.tsx'
import { useGateMessages } from './use-gate-messages.ts'
import './GateRoom.css'

/** The props of the waiting room. */
interface GateRoomProps extends PartProps {
  state: GateState
  clock: Clock
  loggedIn: boolean
  /** Called when the fan wants to see the drop. */
  onLook(): void
  /** Called when the fan joins the queue, such as after a missed call. */
  onJoin(): void
  onLogin(): void
}

/** The waiting room of the nearest drop: the time to the draw, or the fan's place with an estimate (D81). */
export const GateRoom = /* @__PURE__ */ forwardRef<HTMLElement, GateRoomProps>(function GateRoom(
  { state, clock, loggedIn, onLook, onJoin, onLogin, ...root },
  ref,
) {
  const messages = useGateMessages()
  const { drop, phase, information } = useDropModel()
  const { phase: step, error } = state
  const before = step === 'waiting'
  const queues = step === 'outside' || step === 'missed'
  const keep = !loggedIn && (before || step === 'outside') ? 'visitor' : before ? 'joined' : 'kept'
  return (
    <Part
      tag="section"
      base="fandeck-gate"
      aria-label={messages['gate.title']}
      data-step={step}
      {...root}
      ref={ref}
    >
      <p className="fandeck-gate__drop">
        <DropPhaseTag phase={phase} />
        {drop.info.title}
      </p>
      {before ? <GateWaiting state={state} clock={clock} /> : <GatePlace state={state} />}
      <GateFan state={state} cards={information?.cards ?? []} sub={information?.title} />
      <div className="fandeck-gate__panel">
        {!queues && (
          <div className="fandeck-gate__keep">
            <CircleCheck aria-hidden size={22} />
            <p>
              <strong>{messages[`gate.${keep}`]}</strong>
              {messages[`gate.${keep}.message`]}
            </p>
          </div>
        )}
        {error && (
          <p className="fandeck-gate__offline" role="status">
            {messages['gate.offline']}
          </p>
        )}
        {!loggedIn && keep === 'visitor' && (
          <Button block onClick={onLogin}>
            {messages['gate.login']}
          </Button>
        )}
        {queues && loggedIn && (
          <Button block loading={state.loading} onClick={onJoin}>
            {messages[step === 'missed' ? 'gate.again' : 'gate.enter']}
          </Button>
        )}
        <Button block kind="secondary" onClick={onLook}>
          {messages['gate.look']}
        </Button>
      </div>
    </Part>
  )
})
