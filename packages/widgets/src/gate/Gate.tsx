import { useFandeck, useGate, useSession } from '@fandeck/react'
import { type ReactNode, useContext, useState } from 'react'
import { DropContext, type DropOptions, type DropShared } from '../drop-model/drop-context.ts'
import { GateCalled } from './GateCalled.tsx'
import { GateRoom } from './GateRoom.tsx'
import { changedBy } from './gate-change.ts'
import { useGateMessages } from './use-gate-messages.ts'

/** The props of the gate. */
interface GateProps extends Pick<DropOptions, 'onLoginRequired'> {
  /** The drop. */
  children?: ReactNode
}

/**
 * Waits at the gate of the nearest drop while it is upcoming or open, and renders the waiting room in its place while the
 * fan may not buy (D81).
 */
export function Gate({ children, onLoginRequired }: GateProps) {
  const model = useContext(DropContext)
  if (model?.phase !== 'upcoming' && model?.phase !== 'open') return children
  return (
    <OpenGate model={model} onLoginRequired={onLoginRequired}>
      {children}
    </OpenGate>
  )
}

function OpenGate({ model, children, onLoginRequired }: GateProps & { model: DropShared }) {
  const messages = useGateMessages()
  const { clock } = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  const [state, gate] = useGate({ dropId: model.dropId })
  const { phase, pass, passUntil } = state
  const [looking, setLooking] = useState(false)
  const back = messages['gate.back']
  const enter = () => setLooking(false)
  const called = passUntil !== undefined && <GateCalled until={passUntil} />
  const changed = changedBy({ phase, pass, looking, back, enter, called }, model)

  return (
    <DropContext.Provider value={changed.model}>
      {changed.room ? (
        <GateRoom
          state={state}
          clock={clock}
          loggedIn={loggedIn}
          onLook={() => setLooking(true)}
          onJoin={() => void gate.join()}
          onLogin={() => onLoginRequired?.()}
        />
      ) : (
        children
      )}
    </DropContext.Provider>
  )
}
