import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import type { Badge } from './overview.badges.schema.ts'
import { getBadgesEndpoint, getOverviewEndpoint } from './overview.endpoints.ts'
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

/**
 * Returns what the member has completed, the newest first: sets of cards, emblems of missions, and elevens. A set that lacks
 * a card again, such as after an upgrade, is no longer among them.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const sets = (await getBadges(fandeck)).filter(({ kind }) => kind === 'set')
 * @see D112
 */
export const getBadges = async (fandeck: Fandeck, options?: CallOptions): Promise<Badge[]> =>
  (await call(fandeck, getBadgesEndpoint, {}, options)).badges
