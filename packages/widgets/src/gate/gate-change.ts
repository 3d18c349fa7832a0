import type { DropCta } from '@fandeck/sdk/drops'
import type { GatePhase } from '@fandeck/sdk/gate'
import type { ReactNode } from 'react'
import type { DropShared } from '../drop-model/drop-context.ts'

/** What the change depends on. */
interface GateFacts {
  phase: GatePhase | undefined
  pass: string | undefined
  /** Whether the fan looks at the drop while waiting. */
  looking: boolean
  /** The label of the button that leads back to the room. */
  back: string
  /** What an admitted fan reads above the button. */
  called: ReactNode
  /** Shows the waiting room. */
  enter(): void
}

const WAITS: readonly (GatePhase | undefined)[] = ['waiting', 'drawing', 'queued', 'missed', 'outside']
/** The actions for which a gate makes a fan wait; the others have an answer of their own. */
const GATED: readonly DropCta[] = ['upcoming', 'login', 'checking', 'buy']

/** Returns whether the gate stands before what the fan would do; never before a purchase under way. */
const stands = ({ cta, choosing, state }: DropShared): boolean =>
  GATED.includes(cta) && !choosing && state.step === 'choosing'

/**
 * Returns the model of a drop behind its gate, with the way back to the waiting room or the pass of an admitted fan, and
 * whether the waiting room replaces the drop.
 */
export function changedBy(facts: GateFacts, model: DropShared): { room: boolean; model: DropShared } {
  const { phase, pass, looking, back, enter, called } = facts
  if (phase === 'called') {
    // A pass is of no use to a fan who may not buy.
    const notice = model.cta === 'buy' && called
    return { room: false, model: { ...model, notice, pay: (agreed) => model.pay(agreed, pass) } }
  }
  if (!stands(model)) return { room: false, model }
  // Until the first response, it is unknown whether the fan may buy.
  if (phase === undefined) {
    return { room: false, model: model.cta === 'buy' ? { ...model, cta: 'checking' } : model }
  }
  if (!WAITS.includes(phase)) return { room: false, model }
  return { room: !looking, model: { ...model, cta: 'login', label: back, press: enter } }
}
