// Faults of headers.
import { always, type Fault, withHeaders } from './fault.ts'
import { type Alter, changed, onRoute } from './proxy.ts'

const preflight = (route: string, headers: Record<string, string | undefined>): Alter => {
  const [, path] = route.split(' ')
  return onRoute(`OPTIONS ${path}`, (reply) => changed(reply, { headers }))
}

const DROP = 'GET /minting/:dropId'
const REFRESH = 'GET /auth/refresh_token'
const USER = 'GET /mypage/userinfo'
const RESERVE = 'POST /minting'

export const headerFaults: readonly Fault[] = [
  {
    what: 'no header Date',
    route: DROP,
    check: 'date',
    field: 'header Date',
    create: always(withHeaders(DROP, { date: undefined })),
  },
  {
    what: 'Date not exposed to pages',
    route: DROP,
    check: 'cross-origin',
    field: 'header Access-Control-Expose-Headers',
    create: always(withHeaders(DROP, { 'access-control-expose-headers': undefined })),
  },
  {
    what: 'another origin allowed',
    route: USER,
    check: 'cross-origin',
    field: 'header Access-Control-Allow-Origin',
    create: always(withHeaders(USER, { 'access-control-allow-origin': 'https://other.example' })),
  },
  {
    what: 'preflight without Idempotency-Key',
    route: RESERVE,
    check: 'cross-origin',
    field: 'preflight header Access-Control-Allow-Headers',
    create: always(
      preflight(RESERVE, { 'access-control-allow-headers': 'authorization,content-type,agreed-amount' }),
    ),
  },
  {
    what: 'preflight with a star, which leaves Authorization out',
    route: USER,
    check: 'cross-origin',
    field: 'preflight header Access-Control-Allow-Headers',
    create: always(preflight(USER, { 'access-control-allow-headers': '*' })),
  },
  {
    what: 'preflight without DELETE',
    route: 'DELETE /mypage/device/:deviceId',
    check: 'cross-origin',
    field: 'preflight header Access-Control-Allow-Methods',
    create: always(
      preflight('DELETE /mypage/device/:deviceId', { 'access-control-allow-methods': 'GET,POST' }),
    ),
  },
  {
    what: 'a private reply that caches keep',
    route: USER,
    check: 'private-reply',
    field: 'header Cache-Control',
    create: always(withHeaders(USER, { 'cache-control': 'public, max-age=60' })),
  },
  {
    what: 'new tokens that the browser keeps',
    route: REFRESH,
    check: 'private-reply',
    field: 'header Cache-Control',
    create: always(withHeaders(REFRESH, { 'cache-control': 'private, max-age=0' })),
  },
  {
    what: 'a refusal without Cache-Control',
    route: 'GET /support/notice/:noticeId',
    check: 'private-reply',
    field: 'header Cache-Control',
    create: always(
      onRoute('GET /support/notice/:noticeId', (reply) =>
        reply.status === 404 ? changed(reply, { headers: { 'cache-control': undefined } }) : reply,
      ),
    ),
  },
]
