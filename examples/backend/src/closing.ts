import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

/** How long one stage of an end may take, ms; running requests have two seconds of it (`listen.ts`). */
const STAGE_MS = 3000

/** A step of an end. */
export type Step = () => Promise<void>

async function bounded(step: Step, log: Log): Promise<void> {
  const waiting = new AbortController()
  const late = pause(STAGE_MS, undefined, waiting).then(() => {
    throw new Error(`It has not ended within ${STAGE_MS} ms`)
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
 * Ends what was started, stage by stage, the steps of a stage side by side. What fails, or waits for somebody who does
 * not answer any more, is told and left, so that a backend always ends.
 */
export async function endStages(stages: readonly (readonly Step[])[], log: Log): Promise<void> {
  for (const steps of stages) await Promise.all(steps.map((step) => bounded(step, log)))
}
