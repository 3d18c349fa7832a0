// Finds what the reads of a profile need: the ids that the backend itself lists, and samples for the rest.

import { safeParse } from 'zod/mini'
import { getCampaignEndpoint } from '../campaigns/campaigns.endpoints.ts'
import { Slug } from '../campaigns/campaigns.values.schema.ts'
import { getCardShareEndpoint, getOwnedCardsEndpoint, getPacksEndpoint } from '../cards/cards.endpoints.ts'
import { getBenefitsEndpoint } from '../claims/claims.endpoints.ts'
import { getTermsEndpoint, getWalletTermsEndpoint } from '../content/content.endpoints.ts'
import { getDropsInformationEndpoint, getTransactionsEndpoint } from '../drops/drops.endpoints.ts'
import type { AnyInput } from '../http/endpoint.ts'
import { getEventsEndpoint } from '../showcase/showcase.endpoints.ts'
import { getInquiriesEndpoint, getNoticesEndpoint } from '../support/support.endpoints.ts'
import type { Contracted } from './contract.ts'
import type { World } from './world.ts'

/** A value of a path or query, or why there is none. */
type Found = { value: string | number } | { reason: string }

/** Finds a value in the replies of the backend. */
type Source = (world: World) => Promise<string | number | undefined>

/** How many collections of drops are tried as the address of a campaign. */
const MOST_SLUGS = 5

/** Returns the slugs of what may be campaigns: the one of `--with slug=…`, else those that the drops lead to. */
export async function listedSlugs(world: World): Promise<string[]> {
  const { slug } = world.settings.given
  if (slug !== undefined) return [slug]
  const { data } = await world.call(getDropsInformationEndpoint, {})
  const links = (data?.drops ?? []).flatMap(({ collectionLink }) => collectionLink ?? [])
  const slugs = [...new Set(links.map((link) => link.split('/').findLast(Boolean) ?? ''))]
  return slugs.filter(isSlug).slice(0, MOST_SLUGS)
}

/** Returns the first campaign that the collections of the drops lead to. */
async function listedCampaign(world: World): Promise<string | undefined> {
  for (const slug of await listedSlugs(world)) {
    const { data: campaign } = await world.call(getCampaignEndpoint, { params: { slug } }, { expects: 'any' })
    if (campaign) return slug
  }
  return undefined
}

const isSlug = (text: string) => safeParse(Slug, text).success

const firstDrop = async (world: World) => (await world.call(getDropsInformationEndpoint, {})).data?.drops[0]

/** Returns the first copy that the member has of the pack. */
async function firstCopy(world: World) {
  const pack = await inputNamed(world, 'packId')
  if (!('value' in pack)) return undefined
  const { data } = await world.call(getOwnedCardsEndpoint, {
    params: { packId: Number(pack.value) },
    query: {},
  })
  return data?.cards[0]
}

/** What the backend lists, by the name of the parameter. */
const SOURCES: Readonly<Record<string, Source>> = {
  dropId: async (world) => (await firstDrop(world))?.dropId,
  packName: async (world) => (await firstDrop(world))?.packName,
  async packId(world) {
    const packNames = await inputNamed(world, 'packName')
    if (!('value' in packNames)) return undefined
    const { data } = await world.call(getPacksEndpoint, { query: { packNames: String(packNames.value) } })
    return Object.values(data ?? {})[0]?.packId
  },
  async benefitId(world) {
    const { data = [] } = await world.call(getBenefitsEndpoint, {})
    return data.find(({ usesQr }) => usesQr)?.benefitId
  },
  cardId: async (world) => (await firstCopy(world))?.cardId,
  edition: async (world) => (await firstCopy(world))?.edition,
  async cardShareKey(world) {
    const copy = await firstCopy(world)
    if (!copy) return undefined
    const { cardId, edition } = copy
    const { data } = await world.call(getCardShareEndpoint, { params: { cardId, edition } })
    return data?.share?.shareKey
  },
  termsId: async (world) =>
    (await world.call(getTermsEndpoint, { query: { kind: 'service' } })).data?.[0]?.termsId,
  walletTermsId: async (world) => (await world.call(getWalletTermsEndpoint, {})).data?.[0]?.termsId,
  noticeId: async (world) =>
    (await world.call(getNoticesEndpoint, { query: { page: 1 } })).data?.rows[0]?.noticeId,
  inquiryId: async (world) =>
    (await world.call(getInquiriesEndpoint, { query: { page: 1 } })).data?.rows[0]?.inquiryId,
  orderId: async (world) => (await world.call(getTransactionsEndpoint, { query: {} })).data?.rows[0]?.orderId,
  pageId: async (world) => (await world.call(getEventsEndpoint, {})).data?.events[0]?.pageId,
  slug: listedCampaign,
  nickname: async () => 'starlight',
}

/** The queries of the endpoints that need one. */
const QUERIES: Readonly<Record<string, (world: World) => Promise<object | undefined>>> = {
  getTermsEndpoint: async () => ({ kind: 'service' }),
  getCommonCodesEndpoint: async () => ({ groupId: 'QNA_CATEGORY' }),
  getNoticesEndpoint: async () => ({ page: 1 }),
  getInquiriesEndpoint: async () => ({ page: 1 }),
  checkCollectionNameEndpoint: async () => ({ field: 'englishName', value: 'Fandeck' }),
  async getPacksEndpoint(world) {
    const found = await inputNamed(world, 'packName')
    return 'value' in found ? { packNames: String(found.value) } : undefined
  },
}

const found = new WeakMap<World, Map<string, Promise<Found>>>()

async function search(world: World, name: string): Promise<Found> {
  const given = world.settings.given[name]
  if (given !== undefined) return { value: /^\d{1,10}$/.test(given) ? Number(given) : given }
  const listed = await SOURCES[name]?.(world)
  return listed === undefined
    ? { reason: `The backend lists no ${name} for this member. Name one: --with ${name}=…` }
    : { value: listed }
}

/** Returns a value by its name: what was given, else what the backend lists first. */
export function inputNamed(world: World, name: string): Promise<Found> {
  const known = found.get(world) ?? new Map<string, Promise<Found>>()
  found.set(world, known)
  const started = known.get(name) ?? search(world, name)
  known.set(name, started)
  return started
}

/** The values of parameters that endpoints call alike. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getWalletTermsVersionEndpoint: { termsId: 'walletTermsId' },
  getSharedCardEndpoint: { shareKey: 'cardShareKey' },
}

/** Returns the names of the parameters of a path, by the names of the values that fill them. */
const paramsOf = ({ endpoint, name }: Contracted): (readonly [param: string, value: string])[] =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, NAMED[name]?.[param] ?? param])

/** Returns the input of a read, or why the backend offers none. */
export async function inputOf(world: World, called: Contracted): Promise<AnyInput | { reason: string }> {
  const params: Record<string, string | number> = {}
  for (const [param, name] of paramsOf(called)) {
    const value = await inputNamed(world, name)
    if ('reason' in value) return value
    params[param] = value.value
  }
  const { endpoint } = called
  const query = endpoint.query && ((await QUERIES[called.name]?.(world)) ?? {})
  if (called.name === 'getPacksEndpoint' && query && Object.keys(query).length === 0)
    return { reason: 'The backend lists no packName. Name one: --with packName=…' }
  return { params, ...(query && { query }) }
}
