import type { TransitionTarget } from '@fandeck/sdk/transition'
import type { TransitionTeam } from '@fandeck/widgets'

/** A change to another original: its target, and the teams of both pages. */
export interface TransitionRequest {
  target: TransitionTarget
  from: TransitionTeam
  to: TransitionTeam
}
