import type { Fandeck } from '../client.ts'
import { FandeckError } from '../kernel/errors.ts'
import type { Standing } from './gate.schema.ts'
import type { GateSource } from './gate.ts'

/** The options of a Queue-it gate. */
export interface QueueItOptions {
  /** The account at Queue-it; its waiting rooms are at `https://<customerId>.queue-it.net`. */
  customerId: string
  /** The id of the waiting room. */
  eventId: string
}

const PARAMETER = 'queueittoken'
const SECOND = 1000

/**
 * Reads a token of Queue-it, such as `e_drop101~q_9f3…~ts_1795143600~ce_true~rt_queue~h_5a1…`. The page cannot check
 * its hash, which needs the secret of the account: the server does (KnownUser).
 *
 * @returns `undefined` unless the token names an event, an end and a hash
 * @example
 * readQueueItToken('e_drop101~ts_1795143600~h_5a1')?.eventId // 'drop101'
 */
export function readQueueItToken(
  token: string,
): { eventId: string; queueId: string | undefined; until: number; hash: string } | undefined {
  const parts = new Map(
    token.split('~').flatMap((part): [string, string][] => {
      const at = part.indexOf('_')
      return at > 0 ? [[part.slice(0, at), part.slice(at + 1)]] : []
    }),
  )
  const eventId = parts.get('e')
  const hash = parts.get('h')
  const until = Number(parts.get('ts')) * SECOND
  return eventId && hash && Number.isFinite(until) && until > 0
    ? { eventId, queueId: parts.get('q'), until, hash }
    : undefined
}

/**
 * Returns a gate that Queue-it keeps: `join` leads to its waiting room, which returns the fan with a token in the
 * address, and the token is the pass.
 *
 * @example
 * const gate = createGate(fandeck, { dropId: 101, source: queueItGate(fandeck, { customerId, eventId }) })
 */
export function queueItGate(fandeck: Fandeck, { customerId, eventId }: QueueItOptions): GateSource {
  const { platform } = fandeck
  const outside: Standing = { phase: 'outside', joined: false, pollMs: 60_000 }

  async function read(): Promise<Standing> {
    const pass = platform.location()?.searchParams.get(PARAMETER)
    if (!pass) return outside
    const token = readQueueItToken(pass)
    if (token?.eventId !== eventId) {
      throw new FandeckError('gate/token-invalid', 'The address has a token of another waiting room.')
    }
    const passMs = token.until - fandeck.clock.now()
    return passMs > 0
      ? { phase: 'called', joined: true, pass, passMs, pollMs: 0 }
      : { phase: 'missed', joined: true, pollMs: 0 }
  }

  return {
    read,
    async join() {
      const target = platform.location()
      target?.searchParams.delete(PARAMETER)
      const room = new URL(`https://${customerId}.queue-it.net/`)
      room.search = new URLSearchParams({ c: customerId, e: eventId, t: target?.href ?? '' }).toString()
      platform.navigate(room.href)
      return { phase: 'queued', joined: true, pollMs: 60_000 }
    },
    autoJoin: 'never',
  }
}
