// The boards of campaigns, and the copies that a member can use on them.
import { getCampaignEndpoint, getCampaignStateEndpoint } from '../campaigns/campaigns.endpoints.ts'
import { type SectionOf, sectionIdOf, sectionsOf } from '../campaigns/campaigns.rules.ts'
import type { CampaignState } from '../campaigns/campaigns.schema.ts'
import { getCardsEndpoint, getOwnedCardsEndpoint, getPacksEndpoint } from '../cards/cards.endpoints.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { dataOf } from './exchange.ts'
import { listedSlugs } from './inputs.ts'
import { faultsOf } from './judge.ts'
import { serverTime } from './times.ts'
import type { Called, World } from './world.ts'

type BoardKind = 'formation' | 'matchPick' | 'missions' | 'upgrade'

/** A board of a campaign. */
export interface Board<Kind extends BoardKind> {
  slug: string
  section: SectionOf<Kind>
  /** As calls name it. */
  board: string
  /** The time of the backend, epoch ms. */
  now: number
}

/** Returns the boards of a kind: those of `--with <kind>=slug`, or of the campaigns that the drops lead to. */
export async function boardsOf<Kind extends BoardKind>(world: World, kind: Kind): Promise<Board<Kind>[]> {
  const given = world.settings.given[kind]
  const boards: Board<Kind>[] = []
  for (const slug of given === undefined ? await listedSlugs(world) : [given]) {
    const reply = await world.call(getCampaignEndpoint, { params: { slug } }, { expects: 'any' })
    const is = (section: { kind: string }): section is SectionOf<Kind> => section.kind === kind
    for (const section of reply.data ? sectionsOf(reply.data.campaign).filter(is) : [])
      boards.push({ slug, section, board: sectionIdOf(section), now: serverTime(reply) ?? Date.now() })
  }
  return boards
}

/** The reason of a check that finds no board. */
export const noBoard = (kind: BoardKind): string =>
  `No campaign of the drops has such a board. Name one: --with ${kind}=slug`

/** Returns the data of a reply without faults: a list that has lost rows says nothing of what a write has done. */
const sound = <T>(endpoint: Endpoint, reply: Called<T>): T | undefined =>
  faultsOf(endpoint.reply, dataOf(reply)).length === 0 ? reply.data : undefined

/** Returns what the member has done on the boards of a campaign; `undefined` if it cannot be read. */
export const stateOf = async (world: World, slug: string): Promise<CampaignState | undefined> =>
  sound(getCampaignStateEndpoint, await world.call(getCampaignStateEndpoint, { params: { slug } }))

/** A design of packs, and the copies that the member has of it. */
export interface Design {
  cardId: number
  position: string
  editions: readonly number[]
}

/** Returns the designs of packs; `undefined` if they or the copies cannot be read. */
export async function designsOf(world: World, packNames: readonly string[]): Promise<Design[] | undefined> {
  const designs: Design[] = []
  const packs = await world.call(getPacksEndpoint, { query: { packNames: packNames.join(',') } })
  for (const { packId } of Object.values(packs.data ?? {})) {
    const params = { packId }
    const owned = sound(
      getOwnedCardsEndpoint,
      await world.call(getOwnedCardsEndpoint, { params, query: {} }),
    )?.cards
    const cards = sound(getCardsEndpoint, await world.call(getCardsEndpoint, { params, query: {} }))?.cards
    if (!owned || !cards) return undefined
    for (const { cardId, attributes } of cards)
      designs.push({
        cardId,
        position: String(attributes.find((one) => one.trait_type === 'position')?.value ?? ''),
        editions: owned.filter((copy) => copy.cardId === cardId).map(({ edition }) => edition),
      })
  }
  return designs
}
