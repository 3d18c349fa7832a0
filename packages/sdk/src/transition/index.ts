/**
 * The cover between two originals.
 *
 * @module
 */
export type { TransitionEvents } from './transition.events.ts'
export {
  createTransition,
  type Transition,
  type TransitionState,
  type TransitionTarget,
} from './transition.ts'
