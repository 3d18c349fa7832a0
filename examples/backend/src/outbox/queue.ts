import type { Attributes } from '@opentelemetry/api'
import type { Backend } from '../context.ts'
import { inWork } from '../telemetry/spans.ts'
import { claimWork, type Kind, workFailed } from './store.ts'

/** How much a job does before it returns, so that a long queue delays no shutdown. */
const AT_ONCE = 20

/** The options of `workOff`. */
export interface WorkOptions {
  /** The name of a failure in the log. @default the kind */
  event?: string
  /** The attributes of the span of a piece of work. */
  attributes?: (subject: string) => Attributes
  /** Stops before the next piece of work. */
  ending?: AbortSignal | undefined
}

/**
 * Does the due work of a kind, one piece after the other. Each piece is claimed, so that of several processes one does
 * it. `run` marks it as done; after a failure it is due again with an increasing delay.
 */
export async function workOff(
  backend: Backend,
  kind: Kind,
  run: (subject: string) => Promise<void>,
  { event = kind, attributes = () => ({}), ending }: WorkOptions = {},
): Promise<void> {
  const { db, log, now } = backend
  for (let done = 0; done < AT_ONCE && !ending?.aborted; done++) {
    const subject = await claimWork(db, kind, now())
    if (subject === undefined) return
    try {
      await inWork(kind, attributes(subject), () => run(subject))
    } catch (error) {
      log.error(event, error)
      await workFailed(db, kind, subject, now())
    }
  }
}
