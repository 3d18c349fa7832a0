// Faults of sequences: second effects, times in another zone, and states that never change.
import { always, editing, type Fault, refusal, replaying } from './fault.ts'
import { type Alter, calls, changed, type Forward, onRoute } from './proxy.ts'

/** Moves a time on the wire. */
const moved = (time: unknown, ms: number) =>
  new Date(Date.parse(`${String(time).replace(' ', 'T')}Z`) + ms).toISOString().slice(0, 19).replace('T', ' ')
const HOUR = 3_600_000
const DROP = 'GET /minting/:dropId'
/** What a server in UTC writes. */
const inUtc = (time: unknown) => moved(time, -9 * HOUR)

/** Sends each request of a write with another key, so that the backend takes it for a new one. */
const withNewKey = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.set('idempotency-key', crypto.randomUUID())
  return new Request(request, { headers })
}

/** A second order of a key; `hides` answers with the first one nevertheless. */
function secondOrder(hides: boolean) {
  return (): Alter => {
    let first: Response | undefined
    return async (request, forward) => {
      if (!calls(request, 'POST /minting')) return forward(request)
      const reply = await forward(withNewKey(request))
      if (reply.status !== 200) return reply
      first ??= reply.clone()
      return hides ? first.clone() : reply
    }
  }
}

/** Refuses the second request of a route with the same header. */
function secondRefused(route: string, header: string, answer: Parameters<typeof changed>[1]) {
  return (): Alter => {
    const seen = new Set<string>()
    return async (request: Request, forward: Forward) => {
      const key = request.headers.get(header) ?? ''
      const again = calls(request, route) && seen.has(key)
      if (calls(request, route)) seen.add(key)
      const reply = await forward(request)
      return again ? changed(reply, answer) : reply
    }
  }
}

const ORDER = 'GET /minting/order/:orderId'
const REFRESH = 'GET /auth/refresh_token'
const RESERVE = 'POST /minting'
const CLAIM = 'POST /card/:mintingId'
const QR = 'GET /claim/qr/:benefitId'

const FAVOURITES = 'GET /mypage/nft/favor'
const rowsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
const done = { http: 200, json: { status: '200', message: '', data: null } }
/** Sends a read instead, so that the reply has its headers and nothing is written. */
const withoutBody = ({ url, headers }: Request) => new Request(url, { headers })

export const sequenceFaults: readonly Fault[] = [
  {
    what: 'a refresh token refused the second time',
    route: REFRESH,
    check: 'refresh',
    field: 'used twice',
    create: secondRefused(REFRESH, 'authorization', refusal('2009', 401)),
  },
  {
    what: 'other tokens the second time',
    route: REFRESH,
    check: 'refresh',
    field: 'used twice',
    create: always(editing(REFRESH, (data) => ({ ...data, refresh_token: crypto.randomUUID() }))),
  },
  {
    what: 'a refresh token that stays the same',
    route: REFRESH,
    check: 'refresh',
    field: 'data.refresh_token',
    create: always(
      onRoute(REFRESH, async (reply, request) => {
        const json = Object(await reply.clone().json())
        const sent = request.headers.get('authorization')?.slice('Bearer '.length)
        return reply.status === 200
          ? changed(reply, { json: { ...json, data: { ...json.data, refresh_token: sent } } })
          : reply
      }),
    ),
  },
  {
    what: 'the end of a token in UTC',
    route: REFRESH,
    check: 'refresh',
    field: 'data.expired',
    create: always(editing(REFRESH, (data) => ({ ...data, expired: inUtc(data.expired) }))),
  },
  {
    what: 'the end of a token absent',
    route: REFRESH,
    check: 'refresh',
    field: 'data.expired',
    create: always(editing(REFRESH, ({ expired, ...data }) => data)),
  },
  {
    what: 'a second order of one key',
    route: RESERVE,
    check: 'reservation',
    field: 'the same Idempotency-Key twice',
    create: secondOrder(false),
  },
  {
    what: 'a second order of one key behind the first reply',
    route: RESERVE,
    check: 'reservation',
    field: 'packs that the member may still buy',
    create: secondOrder(true),
  },
  {
    what: 'another body of one key answered',
    route: RESERVE,
    check: 'reservation',
    field: 'the same Idempotency-Key, another body',
    create: replaying(RESERVE, (request) => request.headers.has('idempotency-key')),
  },
  {
    what: 'the end of a reservation in UTC',
    route: RESERVE,
    check: 'reservation',
    field: 'data.expire_dttm',
    create: always(editing(RESERVE, (data) => ({ ...data, expire_dttm: inUtc(data.expire_dttm) }))),
  },
  {
    what: 'the start of a sale in UTC',
    route: DROP,
    check: 'sale-time',
    field: 'data.minting_info.start_dttm',
    create: always(
      editing(DROP, ({ minting_info, ...data }) => {
        const info = Object(minting_info)
        return { ...data, minting_info: { ...info, start_dttm: inUtc(info.start_dttm) } }
      }),
    ),
  },
  {
    what: 'a total in another unit',
    route: RESERVE,
    check: 'reservation',
    field: 'data.payment_amount',
    create: always(
      editing(RESERVE, (data) => ({ ...data, payment_amount: Number(data.payment_amount) * 100 })),
    ),
  },
  {
    what: 'another total in the order',
    route: ORDER,
    check: 'reservation',
    field: 'data.payment_amount',
    create: always(editing(ORDER, (data) => ({ ...data, payment_amount: 1 }))),
  },
  {
    what: 'a reservation that never expires',
    route: ORDER,
    check: 'reservation',
    field: 'data.status after the end',
    create: always(
      editing(ORDER, (data) => ({ ...data, status: data.status === 'EXPIRED' ? 'RESERVED' : data.status })),
    ),
  },
  {
    what: 'packs kept after the end of a reservation',
    route: ORDER,
    check: 'reservation',
    field: 'packs that the member may buy after it',
    create: () => {
      let expired = false
      const route = 'GET /minting/possibleQuantity/:dropId'
      const kept = editing(route, (data) => ({
        ...data,
        possible_qty: Number(data.possible_qty) - (expired ? 1 : 0),
      }))
      return async (request, forward) => {
        const reply = await kept(request, forward)
        if (calls(request, ORDER)) expired ||= (await reply.clone().text()).includes('EXPIRED')
        return reply
      }
    },
  },
  {
    what: 'a code claimed twice',
    route: CLAIM,
    check: 'claim-twice',
    field: 'a code claimed twice',
    create: replaying(CLAIM),
  },
  {
    what: 'a repeated claim refused',
    route: CLAIM,
    check: 'claim-twice',
    field: 'the same Idempotency-Key twice',
    create: secondRefused(CLAIM, 'idempotency-key', refusal('409', 409, 'CODE_USED')),
  },
  {
    what: 'a key of a QR issued twice',
    route: QR,
    check: 'qr-key',
    field: 'data.random_key',
    create: replaying(
      QR,
      (request) =>
        request.headers.has('authorization') && !request.headers.get('authorization')?.includes('not-valid'),
    ),
  },
  {
    what: 'a key of a QR for an hour',
    route: QR,
    check: 'qr-key',
    field: 'data.expire_dttm',
    create: always(editing(QR, (data) => ({ ...data, expire_dttm: moved(data.expire_dttm, HOUR) }))),
  },
  {
    what: 'a favourite listed twice',
    route: 'POST /mypage/nft/favor',
    check: 'favourite',
    field: 'favourites after marking twice',
    create: always(
      editing(FAVOURITES, (data) => ({ ...data, list: [...rowsOf(data.list), ...rowsOf(data.list)] })),
    ),
  },
  {
    what: 'a write that changes nothing',
    route: 'POST /mypage/delivery',
    check: 'saved-address',
    field: 'the saved postNumber',
    create: always(async (request, forward) => {
      const isSaved = calls(request, 'POST /mypage/delivery') && request.headers.has('content-type')
      return isSaved ? changed(await forward(withoutBody(request)), done) : forward(request)
    }),
  },
  {
    what: 'a deleted address that is still read',
    route: 'DELETE /mypage/delivery',
    check: 'saved-address',
    field: 'the address after its removal',
    create: always(async (request, forward) =>
      calls(request, 'DELETE /mypage/delivery')
        ? changed(await forward(withoutBody(request)), done)
        : forward(request),
    ),
  },
]
