import type { Outcome } from './play.ts'

/** A journey that an engine does not do, and why Fandeck leaves it so; the page of the docs prints it. */
export interface KnownDifference {
  /** The name of the engine without its version. */
  engine: string
  journey: string
  reason: string
}

/** A known difference that no longer fails is a failure of the run, so that the list stays true. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = []

/** Returns the known difference of an outcome. */
export const knownOf = ({ engine, journey }: Outcome, known = KNOWN_DIFFERENCES) =>
  known.find((one) => one.journey === journey && engine.startsWith(one.engine))

/** Whether a run is as the docs say it: every journey ends well, except for those that are known not to. */
export const isExpected = (outcome: Outcome, known = KNOWN_DIFFERENCES) =>
  (outcome.failure === undefined) === (knownOf(outcome, known) === undefined)
