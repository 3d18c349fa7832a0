// What the fields of one reply must say together, which no type of a field shows.
import { getUserInfoEndpoint } from '../account/account.endpoints.ts'
import { getActivityEndpoint } from '../activity/activity.endpoints.ts'
import { getOwnedCardsEndpoint, getPacksEndpoint } from '../cards/cards.endpoints.ts'
import { getBenefitsEndpoint } from '../claims/claims.endpoints.ts'
import { getBannersEndpoint, getTermsEndpoint, getWalletTermsEndpoint } from '../content/content.endpoints.ts'
import { getDropEndpoint, getTransactionsEndpoint } from '../drops/drops.endpoints.ts'
import { getUnopenedPacksEndpoint } from '../drops/drops.packs.endpoints.ts'
import { getEntriesEndpoint } from '../entries/entries.endpoints.ts'
import type { Endpoint, EndpointReply } from '../http/endpoint.ts'
import { getPointHistoryEndpoint } from '../points/points.endpoints.ts'
import { getMainPopupsEndpoint, getPopupNoticesEndpoint } from '../popups/popups.endpoints.ts'
import { NORMAL_LEVELS, VERIFIED_LEVELS } from '../session/levels.ts'
import { getEventsEndpoint } from '../showcase/showcase.endpoints.ts'
import { getNoticesEndpoint } from '../support/support.endpoints.ts'
import type { Finding } from './check.ts'
import type { Exchange } from './exchange.ts'
import { FIELDS } from './fields.ts'
import { serverTime } from './times.ts'
import { decoded } from './world.ts'

/** Judges the replies of an endpoint. */
export interface Rule {
  endpoint: Endpoint
  judge(exchange: Exchange): Finding[]
}

/** Declares what a reply must say at a time of the backend. */
const rule = <E extends Endpoint>(
  endpoint: E,
  faults: (data: EndpointReply<E>, now: number | undefined) => Finding[],
): Rule => ({
  endpoint,
  judge(exchange) {
    const data = decoded(exchange, endpoint.reply)
    return data === undefined ? [] : faults(data as EndpointReply<E>, serverTime(exchange))
  },
})

interface Span {
  startAt?: number | undefined
  endAt?: number | undefined
}

const spans = (field: string, rows: readonly Span[]): Finding[] =>
  rows.some(({ startAt, endAt }) => startAt !== undefined && endAt !== undefined && endAt <= startAt)
    ? [{ field, found: 'a time before the start', expected: 'a time after the start' }]
    : []

/** Rows with their newest first, by the time of each. */
const newestFirst = (field: string, times: readonly number[]): Finding[] =>
  times.some((at, row) => at > (times[row - 1] ?? at))
    ? [{ field, found: 'an older row before a newer one', expected: 'the newest row first' }]
    : []

const noEmptyCursor = ({ next }: { next?: string | null | undefined }): Finding[] =>
  next === '' ? [{ field: 'data.next', found: '""', expected: 'a cursor, or null on the last page' }] : []

const LOSSES: readonly string[] = ['used', 'expired']

/** Points that were used or have expired are negative, those that were earned are not. */
const signs = (field: string, rows: readonly { kind: string; points?: number | null | undefined }[]) =>
  rows.some(({ kind, points }) => (points ?? 0) * (LOSSES.includes(kind) ? 1 : -1) > 0)
    ? [{ field, found: 'another sign than that of its kind', expected: 'negative for points that are gone' }]
    : []

const paths = (field: string, rows: readonly { path: string }[]): Finding[] => {
  const wrong = rows.find(({ path }) => !path.startsWith('/'))
  return wrong ? [{ field, found: wrong.path, expected: 'a path of the site, such as "/"' }] : []
}

const LEVELS: readonly string[] = [...NORMAL_LEVELS, ...VERIFIED_LEVELS]

/** Every rule. */
export const rules: readonly Rule[] = [
  rule(getDropEndpoint, ({ info }) => spans(FIELDS.drop, [info])),
  rule(getBannersEndpoint, ({ rows }) => spans(FIELDS.banner, rows)),
  rule(getEventsEndpoint, ({ events }) => spans(FIELDS.event, events)),
  rule(getPacksEndpoint, (packs) =>
    spans(
      FIELDS.pack,
      Object.values(packs).flatMap(({ mintings }) => mintings),
    ),
  ),
  rule(getBenefitsEndpoint, (benefits, now = Number.NaN) =>
    benefits.some(({ startAt, endAt }) => now < startAt || now >= endAt)
      ? [{ field: FIELDS.benefit, found: 'a benefit outside of its period', expected: 'usable ones only' }]
      : [],
  ),
  rule(getTransactionsEndpoint, (page) => [
    ...newestFirst(
      'data.list[].dttm',
      page.rows.map(({ at }) => at),
    ),
    ...noEmptyCursor(page),
  ]),
  rule(getUnopenedPacksEndpoint, (rows) =>
    newestFirst(
      'data[].dttm',
      rows.map(({ at }) => at),
    ),
  ),
  rule(getActivityEndpoint, (page) => [
    ...newestFirst(
      'data.list[].dttm',
      page.rows.map(({ at }) => at),
    ),
    ...noEmptyCursor(page),
    ...signs('data.list[].point', page.rows),
  ]),
  rule(getPointHistoryEndpoint, (page) => [
    ...newestFirst(
      'data.list[].dttm',
      page.rows.map(({ at }) => at),
    ),
    ...noEmptyCursor(page),
    ...signs(
      'data.list[].amount',
      page.rows.map(({ kind, amount }) => ({ kind, points: amount })),
    ),
  ]),
  rule(getEntriesEndpoint, (page) => [
    ...newestFirst(
      FIELDS.entry,
      page.rows.map(({ enteredAt }) => enteredAt),
    ),
    ...noEmptyCursor(page),
  ]),
  rule(getNoticesEndpoint, ({ rows }) =>
    newestFirst(
      FIELDS.notice,
      rows.map(({ postedAt }) => postedAt),
    ),
  ),
  ...[getTermsEndpoint, getWalletTermsEndpoint].map((endpoint) =>
    rule(endpoint, (versions) =>
      newestFirst(
        FIELDS.terms,
        versions.map(({ startAt }) => startAt),
      ),
    ),
  ),
  rule(getOwnedCardsEndpoint, ({ cards }) => {
    const copies = new Set(cards.map(({ cardId, edition }) => `${cardId}/${edition}`))
    const twice = cards.length - copies.size
    return twice > 0
      ? [{ field: FIELDS.copy, found: `${twice} copies twice`, expected: 'each copy once' }]
      : []
  }),
  rule(getPopupNoticesEndpoint, ({ rows }) => paths('data.rows[].exposureUrl', rows)),
  rule(getMainPopupsEndpoint, ({ rows }) => paths(FIELDS.popup, rows)),
  rule(getUserInfoEndpoint, ({ level }) =>
    LEVELS.includes(level)
      ? []
      : [{ field: 'data.level', found: level, expected: `one of ${LEVELS.join(', ')}` }],
  ),
]
