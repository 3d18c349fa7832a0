import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

/**
 * Limit of one stage, ms; running requests have two seconds of it (`listen.ts`). The three stages end within the
 * `stop_grace_period` of `deploy/compose.yml`.
 */
const STAGE_MS = 6000

/** A step of a shutdown. */
export type Step = () => Promise<void>

async function bounded(step: Step, log: Log, limitMs: number): Promise<void> {
  const waiting = new AbortController()
  const late = pause(limitMs, undefined, waiting).then(() => {
    throw new Error(`It has not ended within ${limitMs} ms`)
  })
  try {
    await Promise.race([step(), late])
  } catch (error) {
    log.error('close.left', error)
  } finally {
    waiting.abort()
  }
}

/**
 * Runs the stages in order, the steps of a stage in parallel. A step that fails or exceeds the limit is logged and
 * abandoned, so that a backend always ends.
 */
export async function shutDown(
  stages: readonly (readonly Step[])[],
  log: Log,
  limitMs = STAGE_MS,
): Promise<void> {
  for (const steps of stages) await Promise.all(steps.map((step) => bounded(step, log, limitMs)))
}
