import { getActivityEndpoint } from '../../activity/activity.endpoints.ts'
import { getOwnedCardsEndpoint } from '../../cards/cards.endpoints.ts'
import { getTransactionsEndpoint } from '../../drops/drops.endpoints.ts'
import { getEntriesEndpoint } from '../../entries/entries.endpoints.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { getPointHistoryEndpoint } from '../../points/points.endpoints.ts'
import { getInquiriesEndpoint, getNoticesEndpoint } from '../../support/support.endpoints.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { inputNamed } from '../inputs.ts'
import { differs } from '../sequence.ts'
import type { World } from '../world.ts'

/** The rows of a page of a numbered list (D25). */
const ROWS = 10

/** A page: the ids of its rows, and what leads to the next one. */
interface Page {
  ids: readonly (string | number)[]
  next?: string | null | undefined
  count?: number
}

/** Reads a page by a cursor or number; `undefined` if it cannot be read. */
type Read = (world: World, at: string | undefined) => Promise<Page | undefined>

/** The lists with a cursor. */
const BY_CURSOR: readonly (readonly [Endpoint, Read])[] = [
  [
    getTransactionsEndpoint,
    async (world, cursor) => {
      const { data } = await world.call(getTransactionsEndpoint, { query: { cursor } })
      return data && { ids: data.rows.map(({ orderId }) => orderId), next: data.next }
    },
  ],
  [
    getActivityEndpoint,
    async (world, cursor) => {
      const { data } = await world.call(getActivityEndpoint, { query: { cursor } })
      return data && { ids: data.rows.map(({ activityId }) => activityId), next: data.next }
    },
  ],
  [
    getPointHistoryEndpoint,
    async (world, cursor) => {
      const { data } = await world.call(getPointHistoryEndpoint, { query: { cursor } })
      return data && { ids: data.rows.map(({ changeId }) => changeId), next: data.next }
    },
  ],
  [
    getEntriesEndpoint,
    async (world, cursor) => {
      const { data } = await world.call(getEntriesEndpoint, { query: { cursor } })
      return data && { ids: data.rows.map(({ entryId }) => entryId), next: data.next }
    },
  ],
  [
    // A backend may answer all copies, which have no next page (D113).
    getOwnedCardsEndpoint,
    async (world, cursor) => {
      const pack = await inputNamed(world, 'packId')
      if ('reason' in pack) return undefined
      const { data } = await world.call(getOwnedCardsEndpoint, {
        params: { packId: Number(pack.value) },
        query: { cursor, limit: 1 },
      })
      return data && { ids: data.cards.map(({ cardId, edition }) => `${cardId}/${edition}`), next: data.next }
    },
  ],
]

/** The lists with numbered pages. */
const BY_NUMBER: readonly (readonly [Endpoint, Read])[] = [
  [
    getNoticesEndpoint,
    async (world, page) => {
      const { data } = await world.call(getNoticesEndpoint, { query: { page: Number(page) } })
      return data && { ids: data.rows.map(({ noticeId }) => noticeId), count: data.count }
    },
  ],
  [
    getInquiriesEndpoint,
    async (world, page) => {
      const { data } = await world.call(getInquiriesEndpoint, { query: { page: Number(page) } })
      return data && { ids: data.rows.map(({ inquiryId }) => inquiryId), count: data.count }
    },
  ],
]

const shared = (field: string, first: Page, second: Page): Finding[] => {
  const both = second.ids.filter((id) => first.ids.includes(id))
  return both.length === 0
    ? []
    : [{ field, found: `${both.length} rows of the page before`, expected: 'other rows' }]
}

async function byCursor(world: World, read: Read): Promise<Finding[] | undefined> {
  const first = await read(world, undefined)
  if (!first?.next) return first && []
  const second = await read(world, first.next)
  return second && [...shared('the page after data.next', first, second)]
}

async function byNumber(world: World, read: Read): Promise<Finding[] | undefined> {
  const first = await read(world, '1')
  const second = await read(world, '2')
  if (first?.count === undefined || !second) return undefined
  const left = Math.max(0, first.count - ROWS)
  return [
    ...differs('rows of page 1, by data.count', first.ids.length, Math.min(ROWS, first.count)),
    ...differs('rows of page 2, by data.count', second.ids.length, Math.min(ROWS, left)),
    ...shared('page 2', first, second),
  ]
}

/** The pages of lists. */
export const pages: Check = {
  name: 'pages',
  about:
    'The next page of a list has other rows, ten of a numbered page, and the count is that of all pages.',
  rows: ['D25'],
  async run(world, report) {
    for (const [endpoint, read] of [...BY_CURSOR, ...BY_NUMBER]) {
      if (!world.has(endpoint)) continue
      const called = contracted(endpoint)
      if (endpoint.auth !== 'public' && world.token === undefined) {
        report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
        continue
      }
      const isNumbered = BY_NUMBER.some(([numbered]) => numbered === endpoint)
      const findings = await (isNumbered ? byNumber : byCursor)(world, read)
      if (findings) report.judge(called, findings)
      else report.skip(called, 'The list cannot be read.')
    }
  },
}
