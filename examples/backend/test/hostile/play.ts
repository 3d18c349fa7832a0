import { rng } from '../../src/art/rng.ts'
import { type Caller, marksOfOthers } from './callers.ts'
import { type Attack, attacksOn } from './values.ts'
import { type HostileRoute, type HostileWorld, isOpenByAddress, nameOf } from './world.ts'

/** The counts of a run; all except the first four must be empty. */
export interface HostileCounts {
  routes: number
  requests: number
  refused: number
  answered: number
  /** Replies with data of another member. */
  leaks: string[]
  /** Replies of 500 and above, and requests without a reply. */
  faults: string[]
}

/** The headers that a page of the route sends with its body. */
export const ownHeaders = ({ form, origin }: HostileRoute): Record<string, string> => ({
  'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
  origin,
})

async function send(world: HostileWorld, route: HostileRoute, caller: Caller, attack: Attack) {
  const headers = {
    ...ownHeaders(route),
    ...(route.idempotent && { 'idempotency-key': 'a-key-of-a-test' }),
    ...caller.headers,
    ...attack.headers,
  }
  const address = `${world.addressOf(route, attack.params)}?${attack.query ?? ''}`
  const reads = route.method === 'GET' || route.method === 'OPTIONS'
  const body = reads ? undefined : (attack.body ?? '{}')
  const reply = await world.fetch(address, { method: route.method, headers, ...(!reads && { body }) })
  return { http: reply.status, text: await reply.text() }
}

/**
 * Sends attacks to every route as every caller.
 *
 * @param share the share of the attacks that is sent, 0 to 1; chosen by seed
 */
export async function playHostile(world: HostileWorld, share: number, seed = 1): Promise<HostileCounts> {
  const dice = rng(`hostile/${seed}`)
  const counts: HostileCounts = {
    routes: world.routes.length,
    requests: 0,
    refused: 0,
    answered: 0,
    leaks: [],
    faults: [],
  }
  for (const route of world.routes) {
    for (const attack of attacksOn(route)) {
      for (const caller of world.callers) {
        if (dice() >= share) continue
        const message = `${nameOf(route)} ${attack.what}, ${caller.name}`
        counts.requests++
        try {
          const { http, text } = await send(world, route, caller, attack)
          counts[http >= 400 ? 'refused' : 'answered']++
          if (http >= 500) counts.faults.push(`${message}: ${http}`)
          const everyone = isOpenByAddress(route) ? world.callers : [world.victim, ...world.callers]
          if (marksOfOthers(text, caller, everyone).length > 0) counts.leaks.push(message)
        } catch (error) {
          counts.faults.push(`${message}: ${String(error)}`)
        }
        if (route.auth === 'development') {
          world.controls?.setOutage(false)
          await world.controls?.moveClock(0)
        }
      }
    }
  }
  return counts
}
