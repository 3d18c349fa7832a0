import type { FandeckError } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'

type Failures = Map<number, FandeckError | undefined>

/** By drop, why the last request for the packs left had no answer: the query resolves to `null` then (D68). */
const failures = new WeakMap<QueryClient, Failures>()

export const stockFailureOf = (client: QueryClient, dropId: number): FandeckError | undefined =>
  failures.get(client)?.get(dropId)

export function keepStockFailure(
  client: QueryClient,
  dropId: number,
  failure: FandeckError | undefined,
): void {
  const known: Failures = failures.get(client) ?? new Map()
  failures.set(client, known.set(dropId, failure))
}
