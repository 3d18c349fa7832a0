import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { FandeckError } from '../kernel/errors.ts'
import type { Standing } from './gate.schema.ts'
import type { GateSource } from './gate.ts'

/**
 * The answer that replaces the origin's while the fan waits (`json_response_enabled`); `waitTime` and
 * `timeUntilEventStart` are minutes.
 */
const CloudflareAnswer = z.object({
  cfWaitingRoom: z.object({
    inWaitingRoom: z.boolean(),
    waitTimeKnown: z.optional(z.boolean()),
    waitTime: z.optional(z.number()),
    queueIsFull: z.optional(z.boolean()),
    queueingMethod: z.optional(z.string()),
    isEventPrequeueing: z.optional(z.boolean()),
    timeUntilEventStart: z.optional(z.number()),
    refreshIntervalSeconds: z.optional(z.number()),
  }),
})

const MINUTE = 60_000
const SECOND = 1000
/** The interval that Cloudflare's own page uses. */
const REFRESH_S = 20

function standingOf(body: unknown): Standing {
  const read = z.safeParse(CloudflareAnswer, body)
  // The origin answers once the fan is inside; Cloudflare's cookie is the pass.
  if (!read.success) return { phase: 'called', joined: true, pollMs: 0 }
  const room = read.data.cfWaitingRoom
  const pollMs = (room.refreshIntervalSeconds ?? REFRESH_S) * SECOND
  if (room.queueingMethod === 'reject') return { phase: 'over', joined: false, pollMs }
  if (room.queueIsFull) return { phase: 'outside', joined: false, pollMs }
  if (room.isEventPrequeueing) {
    const { timeUntilEventStart: left } = room
    return { phase: 'waiting', joined: true, pollMs, ...(left !== undefined && { waitMs: left * MINUTE }) }
  }
  const known = room.waitTimeKnown && room.waitTime !== undefined
  return { phase: 'queued', joined: true, pollMs, ...(known && { waitMs: (room.waitTime ?? 0) * MINUTE }) }
}

/**
 * Returns a gate that a Cloudflare waiting room keeps: `createGate` asks an address behind the room with
 * `Accept: application/json` and its cookie. Cloudflare tells minutes and no place.
 *
 * @param url an address of the API that the room covers, such as `https://api.example/minting/101`
 * @example
 * const gate = createGate(fandeck, { dropId: 101, source: cloudflareGate(fandeck, { url }) })
 */
export function cloudflareGate(fandeck: Fandeck, { url }: { url: string }): GateSource {
  async function read(): Promise<Standing> {
    const { status, body } = await fandeck.transport.send({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      credentials: 'include',
    })
    if (status >= 500) {
      throw new FandeckError('http/refused', `${url} replied ${status}.`, { status, retryable: true })
    }
    return standingOf(body)
  }
  return { read, join: read, autoJoin: 'never' }
}
