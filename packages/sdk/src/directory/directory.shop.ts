import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import type { SitePart } from '../http/site-parts.ts'
import { isFandeckError } from '../kernel/errors.ts'
import { getShopEndpoint } from './directory.endpoints.ts'
import type { ReturnTeam, Shop } from './directory.shop.schema.ts'

/**
 * Returns the name, the company, the packs in deck order, the return teams, the providers and the parts of the shop;
 * `undefined` for a backend that does not describe its shop (404), whose site uses its own configuration.
 *
 * @throws `http/network`, `http/bad-reply`
 * @example
 * const { packs } = (await getShop(fandeck)) ?? configured
 */
export async function getShop(fandeck: Fandeck, options?: CallOptions): Promise<Shop | undefined> {
  try {
    return await call(fandeck, getShopEndpoint, {}, options)
  } catch (error) {
    if (isFandeckError(error) && error.status === 404) return undefined
    throw error
  }
}

/**
 * Returns the team whose page an address contains; a link leads to that page of the own site, never to the address.
 *
 * @example
 * const from = new URLSearchParams(location.search).get('returnOriginalsUrl') ?? ''
 * const team = returnTeamOf(shop, from)
 * @see S2.38, S5.16
 */
export const returnTeamOf = (
  { returnTeams }: Pick<Shop, 'returnTeams'>,
  address: string,
): ReturnTeam | undefined => returnTeams.find(({ slug }) => address.includes(`/${slug}`))

const SWITCHED_ON: readonly string[] = ['originals', 'events', 'stories']

/**
 * Returns whether a shop has a part. All parts are on by default, but originals, events and stories must be among its
 * `parts`; a shop that is not described has all of them.
 *
 * @example
 * const links = MENU.filter(({ part }) => hasPart(shop, part))
 */
export const hasPart = (
  shop: Partial<Pick<Shop, 'parts' | 'disabledParts'>> | null | undefined,
  part: SitePart,
): boolean =>
  !shop?.disabledParts?.includes(part) &&
  (!SWITCHED_ON.includes(part) || (shop?.parts?.includes(part) ?? true))
