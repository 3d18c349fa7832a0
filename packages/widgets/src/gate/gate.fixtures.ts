import type { Standing } from '@fandeck/sdk/gate'

const MINUTE = 60_000

/** An answer of the gate for each state. */
export const standings = {
  early: { phase: 'early', joined: false, waitMs: 60 * MINUTE, pollMs: 10 * MINUTE },
  waiting: {
    phase: 'waiting',
    joined: true,
    waitMs: 12 * MINUTE + 36_000,
    waiting: 8412,
    pollMs: MINUTE,
    spreadMs: 2000,
  },
  visitor: { phase: 'waiting', joined: false, waitMs: 12 * MINUTE + 36_000, waiting: 8412, pollMs: MINUTE },
  drawing: { phase: 'drawing', joined: true, pollMs: 2000 },
  queued: {
    phase: 'queued',
    joined: true,
    place: 2900,
    ahead: 1283,
    waitMs: 4 * MINUTE,
    waitedMs: 5.5 * MINUTE,
    perMinute: 320,
    pollMs: MINUTE,
  },
  near: {
    phase: 'queued',
    joined: true,
    place: 12,
    ahead: 0,
    waitMs: 5000,
    waitedMs: 9 * MINUTE,
    perMinute: 320,
    pollMs: 5000,
  },
  unknown: { phase: 'queued', joined: true, pollMs: MINUTE },
  called: { phase: 'called', joined: true, place: 12, pass: 'a.b.c', passMs: 5 * MINUTE, pollMs: MINUTE },
  missed: { phase: 'missed', joined: true, place: 12, pollMs: MINUTE },
  outside: { phase: 'outside', joined: false, pollMs: MINUTE },
} as const satisfies Record<string, Standing>
