import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getOverviewEndpoint } from './overview.endpoints.ts'
import type { Overview } from './overview.schema.ts'

/**
 * Returns what waits for the member, by one request: closed packs, benefits, players to recruit, and the originals that
 * the member marked.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { unopenedPacks, benefits } = await getOverview(fandeck)
 * @see D109
 */
export const getOverview = (fandeck: Fandeck, options?: CallOptions): Promise<Overview> =>
  call(fandeck, getOverviewEndpoint, {}, options)
