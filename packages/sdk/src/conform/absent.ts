import type { Contracted } from './contract.ts'
import { inputOf } from './inputs.ts'
import type { World } from './world.ts'

/** The HTTP statuses of a server without a route. */
const ABSENT: readonly number[] = [404, 405, 501]

/** Returns the optional calls that a backend lacks: it answers them with 404, 405 or 501 for an id that it lists. */
export async function absentCalls(world: World): Promise<readonly Contracted[]> {
  const absent: Contracted[] = []
  for (const called of world.calls) {
    if (!called.endpoint.optional) continue
    const input = await inputOf(world, called)
    if ('reason' in input) continue
    const { http } = await world.send(called, input, { expects: 'any' })
    if (ABSENT.includes(http)) absent.push(called)
  }
  return absent
}
