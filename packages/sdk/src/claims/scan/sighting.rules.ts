import type { Sight } from './window-reader.ts'

/** `seen` claims the code; `claimed` has its card. */
export type SightingStatus = 'searching' | 'seen' | 'claimed'

/** What the frames of the window have shown so far. */
export interface Sighting {
  status: SightingStatus
  /** The code that was read last, and its place. */
  sight: Sight | undefined
  /** The frames that agree on it. */
  frames: number
  /** When it was read last, in ms of the frames' clock. */
  at: number
  /** The codes that were refused, which are not claimed again. */
  refused: readonly string[]
  /** Frames before it are ignored: the server was not reached. */
  waitsUntil: number
}

/** How a claim has ended; `failed` may succeed when it is repeated, `ended` was cancelled. */
export type ClaimOutcome = 'claimed' | 'refused' | 'failed' | 'ended'

/** Before the first frame. */
export const SEARCHING: Sighting = {
  status: 'searching',
  sight: undefined,
  frames: 0,
  at: 0,
  refused: [],
  waitsUntil: Number.NEGATIVE_INFINITY,
}

/** The frames that must agree, ms between two of them at most, and the wait after a failed claim, ms. */
export const SIGHTING: { readonly frames: number; readonly withinMs: number; readonly retryMs: number } = {
  frames: 2,
  withinMs: 1500,
  retryMs: 3000,
}

/**
 * Returns the sighting after a frame. A code counts once enough frames agree on it, with no other code between them; a
 * frame without a code, as a moving hand gives, does not contradict.
 */
export function afterFrame(
  before: Sighting,
  sight: Sight | undefined,
  at: number,
  needed: number = SIGHTING.frames,
): Sighting {
  if (before.status !== 'searching' || at < before.waitsUntil) return before
  const recent = before.sight !== undefined && at - before.at <= SIGHTING.withinMs
  if (!sight) return recent || !before.sight ? before : { ...before, sight: undefined, frames: 0 }
  if (before.refused.includes(sight.code)) return { ...before, sight: undefined, frames: 0 }
  const frames = recent && before.sight?.code === sight.code ? before.frames + 1 : 1
  return { ...before, sight, frames, at, status: frames >= needed ? 'seen' : 'searching' }
}

/** Returns the sighting after the claim of a seen code. */
export function afterClaim(before: Sighting, outcome: ClaimOutcome, at: number): Sighting {
  if (before.status !== 'seen') return before
  if (outcome === 'claimed') return { ...before, status: 'claimed' }
  const again = { ...before, status: 'searching' as const, sight: undefined, frames: 0 }
  if (outcome === 'failed') return { ...again, waitsUntil: at + SIGHTING.retryMs }
  if (outcome === 'ended' || !before.sight) return again
  return { ...again, refused: [...before.refused, before.sight.code] }
}
