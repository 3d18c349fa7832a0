// Faults of statuses: refusals that are answers, and answers that are none.
import { always, type Fault, refusal } from './fault.ts'
import { type Alter, calls, changed, onRoute } from './proxy.ts'

const hasToken = (request: Request) => request.headers.has('authorization')

/** Answers every caller with what the member gets, whose token the proxy has seen. */
function openToVisitors(route: string) {
  return (): Alter => {
    let token = ''
    return async (request, forward) => {
      if (!calls(request, route)) return forward(request)
      if (hasToken(request)) {
        token ||= request.headers.get('authorization') ?? ''
        return forward(request)
      }
      const headers = new Headers(request.headers)
      headers.set('authorization', token)
      return forward(new Request(request, { headers }))
    }
  }
}

/** Answers every member with what the first one gets, whose token the proxy has seen. */
function openToMembers(route: string) {
  return (): Alter => {
    let first = ''
    return async (request, forward) => {
      const token = request.headers.get('authorization')
      if (token?.includes('eyJ')) first ||= token
      if (!calls(request, route) || token === null || first === '') return forward(request)
      const headers = new Headers(request.headers)
      headers.set('authorization', first)
      return forward(new Request(request, { headers }))
    }
  }
}

const DROP = 'GET /minting/:dropId'
const USER = 'GET /mypage/userinfo'

export const statusFaults: readonly Fault[] = [
  {
    what: 'HTTP 200 with a refusal',
    route: DROP,
    check: 'status',
    field: 'HTTP status',
    create: always(onRoute(DROP, (reply) => changed(reply, { http: 200 }))),
  },
  {
    what: 'an unknown id answered with empty data',
    route: 'GET /support/notice/:noticeId',
    check: 'unknown-id',
    field: 'code',
    create: always(
      onRoute('GET /support/notice/:noticeId', (reply) =>
        reply.status === 404
          ? changed(reply, { http: 200, json: { status: '200', message: '', data: null } })
          : reply,
      ),
    ),
  },
  {
    what: 'a status that is a number where the text decides',
    route: 'GET /minting/remainTotal/:dropId',
    check: 'status',
    field: 'status',
    create: always(
      onRoute('GET /minting/remainTotal/:dropId', async (reply) =>
        changed(reply, { json: { ...Object(await reply.clone().json()), status: 200 } }),
      ),
    ),
  },
  {
    what: '401 instead of status 2009',
    route: USER,
    check: 'session-ended',
    field: 'status',
    create: always(
      onRoute(USER, async (reply) =>
        changed(reply, {
          json: { ...Object(await reply.clone().json()), ...(reply.status === 401 && { status: '401' }) },
        }),
      ),
    ),
  },
  {
    what: 'a token that is not valid ignored where it is optional',
    route: 'GET /minting/possibleQuantity/:dropId',
    check: 'session-ended',
    field: 'status',
    create: always(async (request, forward) => {
      const bad =
        calls(request, 'GET /minting/possibleQuantity/:dropId') &&
        request.headers.get('authorization')?.includes('not-valid')
      const headers = new Headers(request.headers)
      if (bad) headers.delete('authorization')
      return forward(bad ? new Request(request, { headers }) : request)
    }),
  },
  {
    what: 'a member’s data without a token',
    route: USER,
    check: 'visitor',
    field: 'without a token',
    create: openToVisitors(USER),
  },
  {
    what: 'HTML instead of JSON',
    route: 'GET /main/popup/notice',
    check: 'status',
    field: 'body',
    create: always(
      onRoute('GET /main/popup/notice', (reply) =>
        changed(reply, { text: '<!doctype html><title>Login</title>' }),
      ),
    ),
  },
  {
    what: 'HTTP 500',
    route: 'GET /about/wallet/terms',
    check: 'status',
    field: 'HTTP status',
    create: always(onRoute('GET /about/wallet/terms', (reply) => changed(reply, refusal('500', 500)))),
  },
  {
    what: 'a write without its body answered',
    route: 'POST /mypage/delivery',
    check: 'empty-body',
    field: 'body',
    create: always(
      onRoute('POST /mypage/delivery', (reply) =>
        changed(reply, { http: 200, json: { status: '200', message: '', data: null } }),
      ),
    ),
  },
  {
    what: 'no reply',
    route: 'GET /main/popup/notice',
    check: 'status',
    field: 'reply',
    create: always((request, forward) =>
      calls(request, 'GET /main/popup/notice')
        ? Promise.reject(new TypeError('fetch failed'))
        : forward(request),
    ),
  },
  {
    what: 'an order that another member can read',
    route: 'GET /minting/order/:orderId',
    check: 'other-member',
    field: 'what belongs to another member',
    create: openToMembers('GET /minting/order/:orderId'),
  },
  {
    what: 'an inquiry that another member can read',
    route: 'GET /support/qna/:inquiryId',
    check: 'other-member',
    field: 'what belongs to another member',
    create: openToMembers('GET /support/qna/:inquiryId'),
  },
  {
    what: 'packs that another member can open',
    route: 'POST /minting/order/:orderId/open',
    check: 'other-member',
    field: 'what belongs to another member',
    create: openToMembers('POST /minting/order/:orderId/open'),
  },
]
