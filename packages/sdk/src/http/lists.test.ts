// Every list that the SDK reads, with one bad row in each (D85). Longer than other tests, because a table has a row for
// each endpoint.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyCollection } from '../collections/index.ts'
import { aCampaignState } from '../testing/campaign-fixtures.ts'
import { aBadge, aCardArrival, aSharedCard } from '../testing/card-fixtures.ts'
import { aFaq, aNotice, anEvent, anInquiry, anOriginal, aPopup, aStory } from '../testing/content-fixtures.ts'
import {
  aBenefit,
  aCardMetadata,
  aClaimedCard,
  aDropInformation,
  aTerms,
  aTransaction,
  NOON,
  PICTURE,
} from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'
import * as wire from '../wire/index.ts'
import { call } from './call.ts'
import type { Endpoint, EndpointInput, EndpointReply } from './endpoint.ts'
import { getFile } from './file.ts'
import { lenient } from './lenient.ts'

type Def = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  catchall?: z.core.$ZodType
}

/** A row of the table: the reply, and the call that reads it. */
function list<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, model: EndpointReply<E>) {
  const ask = ({ fandeck }: TestKit): Promise<unknown> =>
    endpoint.base === 'cdn' ? getFile(fandeck, endpoint) : call(fandeck, endpoint, input)
  return { endpoint: endpoint as Endpoint, model, ask }
}

const copy = {
  cardId: 11,
  editionTitle: 'FOIL',
  designImage: PICTURE,
  designId: 3,
  amount: 1,
  edition: 12,
}
const attributes = [{ trait_type: '등번호', value: 10 }]
const orderedPacks = {
  orderId: 'fd-1',
  dropId: 101,
  title: '팩',
  thumb: PICTURE,
  amount: 1,
  cardsPerPack: 3,
  at: NOON,
}

const LISTS = {
  getActivityEndpoint: list(
    wire.getActivityEndpoint,
    { query: {} },
    {
      rows: [{ activityId: 'p1', at: NOON, kind: 'earned', reason: 'scan', title: '카드', points: 100 }],
      next: 'c2',
    },
  ),
  getBadgesEndpoint: list(wire.getBadgesEndpoint, {}, { badges: [aBadge()] }),
  getCampaignStateEndpoint: list(
    wire.getCampaignStateEndpoint,
    { params: { slug: 'fcseoul-2025' } },
    aCampaignState({
      tallies: [{ matchId: 1, kind: 'mom', counts: [{ slot: 3, count: 12 }] }],
      missions: [{ board: 'missions', number: 1, status: 'COMPLETE' }],
    }),
  ),
  pickPlayerEndpoint: list(
    wire.pickPlayerEndpoint,
    { params: { slug: 'fcseoul-2025' }, body: { matchId: 1, kind: 'mom', slot: 3 } },
    { matchId: 1, kind: 'mom', counts: [{ slot: 3, count: 12 }] },
  ),
  getCardArrivalsEndpoint: list(wire.getCardArrivalsEndpoint, {}, { arrivals: [aCardArrival()] }),
  getCardsEndpoint: list(
    wire.getCardsEndpoint,
    { params: { packId: 1 }, query: {} },
    { cards: [aCardMetadata()] },
  ),
  getOwnedCardsEndpoint: list(
    wire.getOwnedCardsEndpoint,
    { params: { packId: 1 }, query: {} },
    { cards: [copy] },
  ),
  getSharedCardEndpoint: list(
    wire.getSharedCardEndpoint,
    { params: { shareKey: aSharedCard().shareKey } },
    aSharedCard(),
  ),
  getPacksEndpoint: list(
    wire.getPacksEndpoint,
    { query: { packNames: 'seoul' } },
    {
      seoul: {
        packId: 1,
        mintings: [{ mintingName: '1차', mintingId: 7, credentialsType: 'CODE', startAt: NOON, endAt: NOON }],
      },
    },
  ),
  getBenefitsEndpoint: list(wire.getBenefitsEndpoint, {}, [aBenefit()]),
  getCreatedCollectionsEndpoint: list(
    wire.getCreatedCollectionsEndpoint,
    {},
    {
      rows: [
        { ...emptyCollection(), collectionId: 7, logo: null, image: null, banner: null, createdAt: NOON },
      ],
    },
  ),
  getOwnTokensEndpoint: list(
    wire.getOwnTokensEndpoint,
    {},
    {
      rows: [
        {
          packId: 1,
          cardId: 11,
          cardName: '한이준',
          editionTitle: 'FOIL',
          image: PICTURE,
          edition: 12,
          tokenId: '20417',
          mintedAt: NOON,
        },
      ],
    },
  ),
  getBannersEndpoint: list(
    wire.getBannersEndpoint,
    {},
    {
      rows: [
        {
          seq: 1,
          name: '가을',
          startAt: NOON,
          endAt: NOON,
          used: true,
          pcImage: PICTURE,
          mobileImage: PICTURE,
          sort: 1,
          newWindow: false,
        },
      ],
    },
  ),
  getTermsEndpoint: list(wire.getTermsEndpoint, { query: { kind: 'service' } }, [aTerms()]),
  getWalletTermsEndpoint: list(wire.getWalletTermsEndpoint, {}, [aTerms({ kind: 'wallet' })]),
  getDevicesEndpoint: list(
    wire.getDevicesEndpoint,
    {},
    {
      rows: [
        { deviceId: 'd-1', kind: 'phone', system: 'iOS', browser: 'Safari', usedAt: NOON, current: true },
      ],
    },
  ),
  getCommonCodesEndpoint: list(wire.getCommonCodesEndpoint, { query: { groupId: 'QNA' } }, [
    { code: 'PAY', name: '결제', sort: 1 },
  ]),
  getRankingEndpoint: list(wire.getRankingEndpoint, { query: {} }, [
    { rank: 1, title: '달빛', image: null, value: 48 },
  ]),
  getFilterFormEndpoint: list(
    wire.getFilterFormEndpoint,
    { query: {} },
    { filters: [{ key: 'team', label: '팀', options: [{ value: 'seoul', label: 'FC서울' }] }] },
  ),
  getShopEndpoint: list(
    wire.getShopEndpoint,
    {},
    {
      name: '팬덱',
      company: {
        name: '주식회사 팬덱',
        representative: '하나',
        address: '서울',
        businessNumber: '123-45-67890',
      },
      brand: { links: [{ label: '구단 홈', address: 'https://lions.example' }] },
      packs: [{ packName: 'orblit-1st-deck', title: 'ORBLIT' }],
      returnTeams: [{ slug: 'fcseoul-2025', name: 'FC서울', color: '#c4122f' }],
      providers: ['google'],
      parts: ['originals'],
      disabledParts: ['wallet'],
    },
  ),
  getDropsInformationEndpoint: list(
    wire.getDropsInformationEndpoint,
    {},
    { version: 1, updatedAt: NOON, drops: [aDropInformation()] },
  ),
  getTransactionsEndpoint: list(
    wire.getTransactionsEndpoint,
    { query: {} },
    { rows: [aTransaction()], next: null },
  ),
  getUnopenedPacksEndpoint: list(wire.getUnopenedPacksEndpoint, {}, [orderedPacks]),
  getEntriesEndpoint: list(
    wire.getEntriesEndpoint,
    { query: {} },
    {
      rows: [{ entryId: 1, title: '사인회', enteredAt: NOON, announcedAt: NOON, result: 'won' }],
      next: null,
    },
  ),
  claimCodeEndpoint: list(
    wire.claimCodeEndpoint,
    { params: { mintingId: 1 }, body: { checkData: 'ANPTEKTXA7FX' }, idempotencyKey: 'a-code' },
    aClaimedCard({ attributes }),
  ),
  scanCardEndpoint: list(
    wire.scanCardEndpoint,
    { params: { mintingId: 1 }, body: { image: PICTURE }, idempotencyKey: 'a-scan' },
    { data: aClaimedCard({ attributes }) },
  ),
  getFavouritesEndpoint: list(
    wire.getFavouritesEndpoint,
    {},
    {
      rows: [
        {
          packId: 1,
          cardId: 11,
          packName: 'FC서울',
          cardName: '한이준',
          editionTitle: 'FOIL',
          image: PICTURE,
          attributes,
          favouredAt: NOON,
        },
      ],
    },
  ),
  getFavouriteOriginalsEndpoint: list(
    wire.getFavouriteOriginalsEndpoint,
    {},
    { rows: [{ key: 'seoul', favouredAt: NOON }] },
  ),
  getOverviewEndpoint: list(
    wire.getOverviewEndpoint,
    {},
    {
      unopenedPacks: 1,
      benefits: 0,
      recruits: [{ slug: 'ten-missions', teamName: '텐 미션', missions: 1 }],
      originals: ['seoul'],
    },
  ),
  getLoginMethodsEndpoint: list(
    wire.getLoginMethodsEndpoint,
    {},
    { rows: [{ kind: 'phone', account: '01024814821', removable: false }] },
  ),
  getPointHistoryEndpoint: list(
    wire.getPointHistoryEndpoint,
    { query: {} },
    {
      rows: [{ changeId: 1, at: NOON, kind: 'earned', reason: 'scan', title: '카드', amount: 100 }],
      next: null,
    },
  ),
  getMainPopupsEndpoint: list(
    wire.getMainPopupsEndpoint,
    {},
    { count: 2, rows: [aPopup({ startAt: NOON, endAt: NOON })] },
  ),
  getPopupNoticesEndpoint: list(wire.getPopupNoticesEndpoint, {}, { count: 2, rows: [aPopup()] }),
  getOriginalsEndpoint: list(wire.getOriginalsEndpoint, {}, { updatedAt: NOON, originals: [anOriginal()] }),
  getEventsEndpoint: list(wire.getEventsEndpoint, {}, { updatedAt: NOON, events: [anEvent()] }),
  getStoriesEndpoint: list(wire.getStoriesEndpoint, {}, { updatedAt: NOON, stories: [aStory()] }),
  getNoticesEndpoint: list(wire.getNoticesEndpoint, { query: { page: 1 } }, { count: 2, rows: [aNotice()] }),
  getFaqsEndpoint: list(wire.getFaqsEndpoint, { query: {} }, { categories: ['카드'], rows: [aFaq()] }),
  getInquiriesEndpoint: list(
    wire.getInquiriesEndpoint,
    { query: { page: 1 } },
    { count: 2, rows: [anInquiry({ images: [PICTURE] })] },
  ),
  getInquiryEndpoint: list(
    wire.getInquiryEndpoint,
    { params: { inquiryId: 1 } },
    anInquiry({ images: [PICTURE] }),
  ),
  getWithdrawalEndpoint: list(
    wire.getWithdrawalEndpoint,
    {},
    {
      cards: 48,
      benefits: 4,
      totalPoint: 12_400,
      walletLinked: true,
      orders: [{ orderId: 'fd-1', title: '팩', state: 'unopened' }],
      proofs: ['identity', 'sms'],
    },
  ),
}

/** The lists that are read whole or not at all, and why. */
const STRICT: Record<string, string> = {
  'getCampaignStateEndpoint formation_list.*.slot_list': 'the eleven places of one formation',
  'saveFormationEndpoint slot_list': 'the eleven places of one formation',
  'getDropOddsEndpoint finishes': 'without one of the finishes, the odds of the others are wrong',
  'getDropsInformationEndpoint drops.*.terms_divs':
    'without one of its terms, a drop asks for too little consent',
  'getNotionPageEndpoint blocks': 'not validated',
  'getTransactionEndpoint cards': 'one order',
  'getTransactionEndpoint cards.*.attributes': 'one order',
  'openPacksEndpoint cards': 'one order',
  'openPacksEndpoint cards.*.attributes': 'one order',
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value
const ENDPOINTS = Object.entries<unknown>(wire).flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, value] as const] : [],
)

/** The schema without what wraps it, and the schemas of its parts by their names. */
function partsOf(schema: z.core.$ZodType) {
  let def: Def = schema._zod.def
  for (let inner = schema; ; def = inner._zod.def) {
    const next = def.innerType ?? def.in
    if (!next) return { schema: inner, def }
    inner = next
  }
}

/** The lists of a schema, by their paths. */
function listsOf(of: z.core.$ZodType, path: readonly string[] = []): { path: string; lenient: boolean }[] {
  const { schema, def } = partsOf(of)
  const parts = Object.entries(def.shape ?? {})
  for (const many of [def.element, def.catchall]) if (many) parts.push(['*', many])
  const inner = parts.flatMap(([name, part]) => listsOf(part, [...path, name]))
  if (!def.element && !lenient.has(schema)) return inner
  return [{ path: path.join('.'), lenient: lenient.has(schema) }, ...inner]
}

/** Adds a row that cannot be read to every lenient list, also within rows; returns the number of them. */
function damage(of: z.core.$ZodType, value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const { schema, def } = partsOf(of)
  let added = 0
  for (const [name, part] of Object.entries(value)) {
    const of = def.element ?? def.shape?.[name] ?? def.catchall
    if (of) added += damage(of, part)
  }
  if (!lenient.has(schema)) return added
  if (Array.isArray(value)) value.unshift({ wrong: true })
  else Reflect.set(value, 'wrong', { wrong: true })
  return added + 1
}

describe('D85 every list of a reply', () => {
  test('is lenient, or strict for a reason', () => {
    const strict = ENDPOINTS.flatMap(([name, { reply }]) =>
      listsOf(reply).flatMap(({ path, lenient }) => (lenient ? [] : [`${name} ${path}`])),
    )
    expect(strict.toSorted()).toEqual(Object.keys(STRICT).toSorted())
  })

  test('has a row in the table below', () => {
    const named = ENDPOINTS.filter(([, { reply }]) => listsOf(reply).some((one) => one.lenient))
    expect(Object.keys(LISTS).toSorted()).toEqual(named.map(([name]) => name).toSorted())
  })

  test.each(Object.entries(LISTS))(
    'is read without its bad rows: %s',
    async (_, { endpoint, model, ask }) => {
      const kit = testKit({ loggedIn: true })
      const data = z.encode(endpoint.reply, model)
      const added = damage(endpoint.reply, data)
      const { method, path, base } = endpoint
      kit.server.on(`${method} ${path}`, () =>
        Response.json(base === 'cdn' ? data : { status: '200', message: '', data }),
      )
      const told: unknown[] = []
      kit.fandeck.on('http:dropped', (event) => told.push(event))
      expect(await ask(kit)).toEqual(model)
      expect(added).toBe(listsOf(endpoint.reply).filter((one) => one.lenient).length)
      expect(told).toMatchObject([
        {
          endpoint: `${method} ${path}`,
          count: added,
          error: { code: 'http/dropped', details: { count: added } },
        },
      ])
      expect(kit.logged).toHaveLength(1)
      expect(kit.logged[0]).toContain(`${method} ${path}: left out ${added} unreadable row`)
    },
  )
})
