// Faults that a backend of another team has; over 300 lines because it is one list. It was listed from the OpenAPI document
// before its author had read a check, and coded beside the checks. A report must name the call; which check and which field
// do so is written into the table.
import { always, editing, refusal, replaying, withHeaders } from './fault.ts'
import { type Alter, calls, changed, onRoute } from './proxy.ts'

/** A fault, and the call that a report must name. */
export interface ForeignFault {
  what: string
  route: string
  create: () => Alter
}

const HOUR = 3_600_000
const moved = (time: unknown, ms: number) =>
  new Date(Date.parse(`${String(time).replace(' ', 'T')}Z`) + ms).toISOString().slice(0, 19).replace('T', ' ')
const rowsOf = (list: unknown): readonly Record<string, unknown>[] => (Array.isArray(list) ? list : [])
const ok = (data: unknown) => ({ http: 200, json: { status: '200', message: '', data } })

/** Changes the data of successful replies, whatever it is. */
const withData = (route: string, edit: (data: unknown, request: Request) => unknown): Alter =>
  onRoute(route, async (reply, request) => {
    if (reply.status !== 200) return reply
    const json = Object(await reply.clone().json())
    return changed(reply, { json: { ...json, data: edit(json.data, request) } })
  })

/** Changes the body of a file of the CDN. */
const withFile = (route: string, edit: (file: object) => unknown): Alter =>
  onRoute(route, async (reply) => changed(reply, { json: edit(Object(await reply.clone().json())) }))

/** Answers refusals as if they were successes. */
const accepting = (route: string, data: unknown = null): Alter =>
  onRoute(route, (reply) => (reply.status === 409 || reply.status === 422 ? changed(reply, ok(data)) : reply))

/** Answers every request of a route but the first successful one with a refusal. */
const onlyOnce = (route: string, answer: Parameters<typeof changed>[1]) => (): Alter => {
  let done = false
  return onRoute(route, (reply) => {
    if (done) return changed(reply, answer)
    done = reply.status === 200
    return reply
  })
}

/** Sends the requests of a route with other headers or another body. */
const sending =
  (route: string, edit: (headers: Headers, body: Record<string, unknown>) => void): Alter =>
  async (request, forward) => {
    if (!calls(request, route)) return forward(request)
    const text = await request.clone().text()
    const body = text === '' ? undefined : Object(JSON.parse(text))
    const headers = new Headers(request.headers)
    edit(headers, body ?? {})
    const { method, url } = request
    return forward(new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }))
  }

/** Sends the requests of a route with another query. */
const withQuery =
  (route: string, edit: (query: URLSearchParams) => void): Alter =>
  (request, forward) => {
    if (!calls(request, route)) return forward(request)
    const url = new URL(request.url)
    edit(url.searchParams)
    return forward(new Request(url, request))
  }

/** Answers the preflight of a route. */
const preflight = (route: string, change: Parameters<typeof changed>[1]): Alter =>
  onRoute(`OPTIONS ${route.split(' ')[1]}`, (reply) => changed(reply, change))

const withToken = (request: Request) => request.headers.has('authorization')
const isBadToken = (request: Request) => request.headers.get('authorization')?.includes('not-valid') ?? false

/** Answers the requests that a condition selects without the backend. */
const instead =
  (route: string, when: (request: Request) => boolean, answer: Parameters<typeof changed>[1]): Alter =>
  async (request, forward) => {
    const reply = await forward(request.clone())
    return calls(request, route) && when(request) ? changed(reply, answer) : reply
  }

/** Applies several alterations, the first one closest to the caller. */
const both =
  (outer: Alter, inner: Alter): Alter =>
  (request, forward) =>
    outer(request, (sent) => inner(sent, forward))

const DROP = 'GET /minting/:dropId'
const LIMIT = 'GET /minting/possibleQuantity/:dropId'
const REMAINING = 'GET /minting/remainTotal/:dropId'
const RESERVE = 'POST /minting'
const ORDER = 'GET /minting/order/:orderId'
const OPEN = 'POST /minting/order/:orderId/open'
const CANCEL = 'POST /minting/order/:orderId/cancel'
const RETURN = 'POST /minting/order/:orderId/return'
const PURCHASES = 'GET /mypage/transaction'
const PURCHASE = 'GET /mypage/transaction/:orderId'
const ACTIVITY = 'GET /mypage/nft/activity'
const HISTORY = 'GET /mypage/point/history'
const NOTICES = 'GET /support/notice'
const TERMS = 'GET /about/terms/'
const DROPS = 'GET /static/drops/drops-information.json'
const PACKS = 'GET /card/pack/init'
const OWNED = 'GET /card/metadata/:packId/my'
const BENEFITS = 'GET /claim/usable/list'
const QR = 'GET /claim/qr/:benefitId'
const CLAIM = 'POST /card/:mintingId'
const SCAN = 'POST /card/ocr/:mintingId'
const STATE = 'GET /campaign/:slug/state'
const PICK = 'POST /campaign/:slug/pick'
const FORMATION = 'POST /campaign/:slug/formation'
const SHARE = 'POST /campaign/:slug/share'
const UPGRADE = 'POST /campaign/:slug/upgrade'
const RECRUIT = 'POST /campaign/:slug/recruit'
const REFRESH = 'GET /auth/refresh_token'
const USER = 'GET /mypage/userinfo'
const POINTS = 'GET /mypage/point'

/** Changes the numbers of a drop. */
const drop = (edit: (info: Record<string, unknown>) => object): Alter =>
  editing(DROP, (data) => ({ ...data, minting_info: { ...edit(Object(data.minting_info)) } }))

const shapes: readonly ForeignFault[] = [
  {
    what: 'a price with a comma',
    route: DROP,
    create: always(drop((info) => ({ ...info, payment_amount: '12,000' }))),
  },
  {
    what: 'a time without the zeros in front',
    route: DROP,
    create: always(drop((info) => ({ ...info, start_dttm: '2025-11-20 9:05:00' }))),
  },
  {
    what: 'a sale that ends before it starts',
    route: DROP,
    create: always(drop((info) => ({ ...info, start_dttm: info.end_dttm, end_dttm: info.start_dttm }))),
  },
  {
    what: 'the status of an order in lower case',
    route: ORDER,
    create: always(editing(ORDER, (data) => ({ ...data, status: String(data.status).toLowerCase() }))),
  },
  {
    what: 'a status of another payment service',
    route: PURCHASES,
    create: always(
      editing(PURCHASES, ({ list, ...data }) => ({
        ...data,
        list: rowsOf(list).map((row) => ({ ...row, status: 'CONFIRMED' })),
      })),
    ),
  },
  {
    what: 'y in lower case',
    route: BENEFITS,
    create: always(withData(BENEFITS, (data) => rowsOf(data).map((row) => ({ ...row, qr_yn: 'y' })))),
  },
  {
    what: 'a list in an object',
    route: BENEFITS,
    create: always(withData(BENEFITS, (list) => ({ list }))),
  },
  {
    what: 'HTTP 200 with an error of the framework',
    route: DROP,
    create: always(
      onRoute(DROP, (reply) =>
        reply.status === 404 ? changed(reply, { http: 200, json: { error: 'Not Found' } }) : reply,
      ),
    ),
  },
  {
    what: 'ids as text',
    route: DROPS,
    create: always(
      withFile(DROPS, (file) => ({
        ...file,
        drops: rowsOf(Reflect.get(file, 'drops')).map((row) => ({
          ...row,
          minting_seq: String(row.minting_seq),
        })),
      })),
    ),
  },
  {
    what: 'a file of the CDN in an envelope',
    route: DROPS,
    create: always(withFile(DROPS, (data) => ({ status: '200', message: '', data }))),
  },
  {
    what: 'packs as a list',
    route: PACKS,
    create: always(withData(PACKS, (data) => Object.values(Object(data)))),
  },
  {
    what: 'an empty text as the next page',
    route: ACTIVITY,
    create: always(editing(ACTIVITY, (data) => ({ ...data, next: '' }))),
  },
  {
    what: 'the address of a popup’s page with its origin',
    route: 'GET /main/popup/notice',
    create: always(
      editing('GET /main/popup/notice', ({ rows, ...data }) => ({
        ...data,
        rows: rowsOf(rows).map((row) => ({ ...row, exposureUrl: 'https://site.example/' })),
      })),
    ),
  },
  {
    what: 'used points without a sign',
    route: HISTORY,
    create: always(
      editing(HISTORY, ({ list, ...data }) => ({
        ...data,
        list: rowsOf(list).map((row) => ({ ...row, kind: 'USE', amount: Math.abs(Number(row.amount)) })),
      })),
    ),
  },
  {
    what: 'a level with another name',
    route: USER,
    create: always(editing(USER, (data) => ({ ...data, level: 'VERIFIED' }))),
  },
]

const headers: readonly ForeignFault[] = [
  {
    what: 'a refusal without CORS',
    route: DROP,
    create: always(
      onRoute(DROP, (reply) =>
        reply.status === 404
          ? changed(reply, { headers: { 'access-control-allow-origin': undefined } })
          : reply,
      ),
    ),
  },
  {
    what: 'a preflight that needs a token',
    route: USER,
    create: always(preflight(USER, { http: 401 })),
  },
  {
    what: 'a preflight without Agreed-Amount',
    route: RESERVE,
    create: always(
      preflight(RESERVE, {
        headers: { 'access-control-allow-headers': 'authorization,content-type,idempotency-key' },
      }),
    ),
  },
  {
    what: 'a preflight without PUT',
    route: 'PUT /minting/order/:orderId/delivery',
    create: always(
      preflight('PUT /minting/order/:orderId/delivery', {
        headers: { 'access-control-allow-methods': 'GET,POST,DELETE' },
      }),
    ),
  },
  {
    what: 'a member’s limit that a proxy keeps',
    route: LIMIT,
    create: always(withHeaders(LIMIT, { 'cache-control': 'public, s-maxage=30' })),
  },
  {
    what: 'Date with the time of Seoul as GMT',
    route: DROP,
    create: always(
      onRoute(DROP, (reply) => {
        const at = Date.parse(reply.headers.get('date') ?? '')
        return changed(reply, { headers: { date: new Date(at + 9 * HOUR).toUTCString() } })
      }),
    ),
  },
  {
    what: 'a redirect to the path without its slash',
    route: TERMS,
    create: always(
      onRoute(TERMS, (reply) =>
        changed(reply, { http: 301, headers: { location: '/about/terms' }, text: '' }),
      ),
    ),
  },
]

const sessions: readonly ForeignFault[] = [
  {
    what: 'a redirect to the login page',
    route: POINTS,
    create: always(instead(POINTS, isBadToken, { http: 302, headers: { location: '/login' }, text: '' })),
  },
  {
    what: '403 for an ended session',
    route: 'GET /mypage/device',
    create: always(instead('GET /mypage/device', isBadToken, refusal('403', 403))),
  },
  {
    what: 'points of a visitor',
    route: POINTS,
    create: always(
      instead(
        POINTS,
        (request) => !withToken(request),
        ok({ total_point: 0, expiring: 0, earned_month: 0, since_dttm: '2025-01-01 00:00:00' }),
      ),
    ),
  },
  {
    what: 'a visitor who must sign in to see the limit',
    route: LIMIT,
    create: always(instead(LIMIT, (request) => !withToken(request), refusal('401', 401, 'LOGIN_REQUIRED'))),
  },
  {
    what: 'a visitor who must sign in to see a campaign',
    route: STATE,
    create: always(instead(STATE, (request) => !withToken(request), refusal('401', 401, 'LOGIN_REQUIRED'))),
  },
  {
    what: 'an access token that is no JWT',
    route: REFRESH,
    create: always(editing(REFRESH, (data) => ({ ...data, access_token: 'tok_4f1c9b2e7d' }))),
  },
  {
    what: 'HTTP 500 for an unknown id',
    route: 'GET /support/qna/:inquiryId',
    create: always(
      onRoute('GET /support/qna/:inquiryId', (reply) =>
        reply.status === 404 ? changed(reply, refusal('500', 500)) : reply,
      ),
    ),
  },
]

const lists: readonly ForeignFault[] = [
  {
    what: 'a page number that is ignored',
    route: NOTICES,
    create: always(withQuery(NOTICES, (query) => query.set('page', '1'))),
  },
  {
    what: 'pages that begin at 0',
    route: NOTICES,
    create: always(withQuery(NOTICES, (query) => query.set('page', String(Number(query.get('page')) + 1)))),
  },
  {
    what: 'the count of the page instead of all rows',
    route: NOTICES,
    create: always(editing(NOTICES, (data) => ({ ...data, count: rowsOf(data.rows).length }))),
  },
  {
    what: 'a cursor that is ignored, with an endless next page',
    route: PURCHASES,
    create: always(
      both(
        editing(PURCHASES, (data) => ({ ...data, next: 'more' })),
        withQuery(PURCHASES, (query) => query.delete('cursor')),
      ),
    ),
  },
  {
    what: 'purchases, oldest first',
    route: PURCHASES,
    create: always(editing(PURCHASES, (data) => ({ ...data, list: rowsOf(data.list).toReversed() }))),
  },
  {
    what: 'only the first of two names',
    route: PACKS,
    create: always(
      withQuery(PACKS, (query) => {
        const [first = ''] = (query.get('pack_name_list') ?? '').split(',')
        query.set('pack_name_list', first)
      }),
    ),
  },
  {
    what: 'a copy listed twice',
    route: OWNED,
    create: always(
      editing(OWNED, (data) => ({
        ...data,
        card_list: [...rowsOf(data.card_list), ...rowsOf(data.card_list)],
      })),
    ),
  },
  {
    what: 'a benefit whose days are over',
    route: BENEFITS,
    create: always(
      withData(BENEFITS, (data) =>
        rowsOf(data).map((row) => ({ ...row, end_dttm: moved(row.start_dttm, HOUR) })),
      ),
    ),
  },
]

const drops: readonly ForeignFault[] = [
  {
    what: 'more packs left than there are',
    route: REMAINING,
    create: always(editing(REMAINING, (data) => ({ ...data, remain_qty: 1_000_000 }))),
  },
  {
    what: 'a limit above that of a member',
    route: LIMIT,
    create: always(editing(LIMIT, (data) => ({ ...data, possible_qty: 1000 }))),
  },
  {
    what: 'a total that the member has not agreed to',
    route: RESERVE,
    create: always(sending(RESERVE, (headers) => headers.delete('agreed-amount'))),
  },
  {
    what: 'an order above the limit, cut to one pack',
    route: RESERVE,
    create: always(
      sending(RESERVE, (_, body) => {
        if (Number(body.amount) > 2) body.amount = 1
      }),
    ),
  },
  {
    what: 'the price of a pack as the total of two',
    route: RESERVE,
    create: always(
      onRoute(RESERVE, async (reply, request) => {
        if (reply.status !== 200) return reply
        const { amount } = Object(await request.json())
        const json = Object(await reply.clone().json())
        const { data } = json
        const unit = Number(data.payment_amount) / Number(amount)
        return changed(reply, { json: { ...json, data: { ...data, payment_amount: unit } } })
      }),
    ),
  },
  {
    what: 'a payment page without an origin',
    route: RESERVE,
    create: always(
      editing(RESERVE, (data) => ({ ...data, payment_url: new URL(String(data.payment_url)).pathname })),
    ),
  },
  {
    what: 'other cards when packs are opened again',
    route: OPEN,
    create: () => {
      let times = 0
      return editing(OPEN, ({ cards, ...data }) => {
        times++
        return {
          ...data,
          cards: rowsOf(cards).map((card) => ({ ...card, edition: Number(card.edition) + times })),
        }
      })
    },
  },
  {
    what: 'packs that open once',
    route: OPEN,
    create: onlyOnce(OPEN, refusal('409', 409, 'PACKS_OPENED')),
  },
  {
    what: 'a card fewer than was paid for',
    route: OPEN,
    create: always(editing(OPEN, (data) => ({ ...data, cards: rowsOf(data.cards).slice(1) }))),
  },
  {
    what: 'opened packs that still wait in the purchase',
    route: PURCHASE,
    create: always(editing(PURCHASE, (data) => ({ ...data, opened_yn: 'N', cards: [] }))),
  },
  {
    what: 'packs of a cancelled order that open',
    route: OPEN,
    create: always(accepting(OPEN, { order_id: 'FD-251120-7K2M9', minting_seq: 101, cards: [] })),
  },
  {
    what: 'opened packs that are cancelled',
    route: CANCEL,
    create: always(accepting(CANCEL)),
  },
  {
    what: 'a second tap on cancel refused',
    route: CANCEL,
    create: onlyOnce(CANCEL, refusal('409', 409, 'ORDER_NOT_PAID')),
  },
  {
    what: 'a cancelled order that stays paid',
    route: CANCEL,
    create: always(async (request, forward) => {
      if (!calls(request, CANCEL) || !request.headers.has('content-type')) return forward(request)
      const { url, headers: all } = request
      return changed(await forward(new Request(url, { headers: all })), ok(null))
    }),
  },
  {
    what: 'a return of goods that were never delivered',
    route: RETURN,
    create: always(accepting(RETURN)),
  },
  {
    what: 'a second request of a return refused',
    route: RETURN,
    create: onlyOnce(RETURN, refusal('409', 409, 'RETURNING')),
  },
]

const codes: readonly ForeignFault[] = [
  {
    what: 'a key of a QR for a minute',
    route: QR,
    create: always(editing(QR, (data) => ({ ...data, expire_dttm: moved(data.expire_dttm, -120_000) }))),
  },
  {
    what: 'HTTP 500 for a code that does not exist',
    route: CLAIM,
    create: always(
      onRoute(CLAIM, (reply) => (reply.status === 404 ? changed(reply, refusal('500', 500)) : reply)),
    ),
  },
  {
    what: 'points before the claim instead of after it',
    route: CLAIM,
    create: always(
      editing(CLAIM, (data) => ({ ...data, total_point: Number(data.total_point) - Number(data.point) })),
    ),
  },
  {
    what: 'HTTP 500 for a picture without a code',
    route: SCAN,
    create: always(
      onRoute(SCAN, (reply) => (reply.status === 422 ? changed(reply, refusal('500', 500)) : reply)),
    ),
  },
  {
    what: 'a code for a picture without one, which closes the scanner',
    route: SCAN,
    create: always(
      onRoute(SCAN, (reply) =>
        reply.status === 422 ? changed(reply, refusal('404', 404, 'UNKNOWN_CODE')) : reply,
      ),
    ),
  },
  {
    what: 'a photograph of 300 kB that is too large',
    route: SCAN,
    create: always(async (request, forward) => {
      if (!calls(request, SCAN)) return forward(request)
      const { length } = await request.clone().text()
      const reply = await forward(request)
      return length > 100_000 ? changed(reply, refusal('413', 413, 'TOO_LARGE')) : reply
    }),
  },
  {
    what: 'a card scanned twice',
    route: SCAN,
    create: replaying(SCAN, (request) => withToken(request) && !isBadToken(request)),
  },
  {
    what: 'the card of a photograph not nested in data',
    route: SCAN,
    create: always(editing(SCAN, (data) => Object(data.data))),
  },
]

const campaigns: readonly ForeignFault[] = [
  {
    what: 'a vote that counts each time',
    route: PICK,
    create: () => {
      let times = 0
      return editing(PICK, ({ count_list: counts, ...data }) => {
        times++
        return {
          ...data,
          count_list: rowsOf(counts).map((one) => ({ ...one, count: Number(one.count) + times })),
        }
      })
    },
  },
  {
    what: 'a vote for a place outside of the line-up',
    route: PICK,
    create: always(
      onRoute(PICK, (reply) =>
        reply.status >= 400 ? changed(reply, ok({ match_idx: 1, kind: 'mom', count_list: [] })) : reply,
      ),
    ),
  },
  {
    what: 'a state without the vote',
    route: STATE,
    create: always(editing(STATE, (data) => ({ ...data, pick_list: [] }))),
  },
  {
    what: 'a state with the formation before',
    route: STATE,
    create: always(
      editing(STATE, (data) => ({
        ...data,
        formation_list: rowsOf(data.formation_list).map((one) => ({
          ...one,
          slot_list: Array(11).fill(null),
        })),
      })),
    ),
  },
  {
    what: 'a formation with cards of others',
    route: FORMATION,
    create: always(async (request, forward) => {
      if (!calls(request, FORMATION)) return forward(request)
      const sent = Object(
        await request
          .clone()
          .json()
          .catch(() => ({})),
      )
      const reply = await forward(request)
      return reply.status === 409 || reply.status === 403 || reply.status === 400 || reply.status === 422
        ? changed(reply, ok({ ...sent, save_dttm: '2025-11-20 12:00:00' }))
        : reply
    }),
  },
  {
    what: 'another address for each share',
    route: SHARE,
    create: () => {
      let times = 0
      return editing(SHARE, (data) => ({
        ...data,
        share_key: String(data.share_key).slice(0, -1) + String(times++),
      }))
    },
  },
  {
    what: 'an upgrade refused the second time',
    route: UPGRADE,
    create: onlyOnce(UPGRADE, refusal('409', 409, 'NOT_OWNED')),
  },
  {
    what: 'another card for a repeated upgrade',
    route: UPGRADE,
    create: () => {
      let times = 0
      return editing(UPGRADE, (data) => ({ ...data, edition: Number(data.edition) + times++ }))
    },
  },
  {
    what: 'one copy in all three slots',
    route: UPGRADE,
    create: always(accepting(UPGRADE, { metadata_idx: 1, edition: 1, name: 'x', image: 'x' })),
  },
  {
    what: 'a mission recruited before it is complete',
    route: RECRUIT,
    create: always(
      accepting(RECRUIT, { board_key: 'missions', mission_no: 9, status: 'RECRUITED', card: null }),
    ),
  },
  {
    what: 'a second tap on recruit refused',
    route: RECRUIT,
    create: onlyOnce(RECRUIT, refusal('409', 409, 'NOT_COMPLETE')),
  },
]

/** Faults of backends that others write. */
export const foreignFaults: readonly ForeignFault[] = [
  ...shapes,
  ...headers,
  ...sessions,
  ...lists,
  ...drops,
  ...codes,
  ...campaigns,
]
