import type { Check, Finding } from '../check.ts'
import type { Contracted } from '../contract.ts'
import { isAnswer } from '../exchange.ts'

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.replaceAll(' ', ''))

/** Returns the headers of a call that a browser asks permission for. */
const headersOf = ({ endpoint }: Contracted) => [
  ...(endpoint.auth === 'public' ? [] : ['authorization']),
  ...(endpoint.body && !endpoint.multipart ? ['content-type'] : []),
  ...(endpoint.idempotent ? ['idempotency-key'] : []),
  ...(endpoint.priced ? ['agreed-amount'] : []),
]

function allows(headers: Headers, origin: string): Finding[] {
  const found = headers.get('access-control-allow-origin')
  return found === origin || found === '*'
    ? []
    : [{ field: 'header Access-Control-Allow-Origin', found: found ?? 'nothing', expected: origin }]
}

/** CORS: a page of the site reads the replies and the header `Date`. */
export const crossOrigin: Check = {
  name: 'cross-origin',
  about: 'A page of the site may call the backend, and reads the header Date.',
  rows: ['D46'],
  reply(exchange) {
    const { called, headers, origin } = exchange
    if (origin === undefined) return undefined
    const faults = allows(headers, origin)
    if (called.endpoint.base === 'cdn' || !isAnswer(exchange)) return faults
    const exposed = listed(headers, 'access-control-expose-headers')
    if (!exposed.includes('date') && !exposed.includes('*'))
      faults.push({
        field: 'header Access-Control-Expose-Headers',
        found: headers.get('access-control-expose-headers') ?? 'nothing',
        expected: 'Date',
      })
    return faults
  },
  async run({ calls, settings: { origin }, preflight }, report) {
    for (const called of calls) {
      const wanted = headersOf(called)
      const { method } = called.endpoint
      if (origin === undefined) {
        report.skip(called, 'Name the origin of your site: --origin https://club.example')
      } else if (wanted.length > 0 || method === 'PUT' || method === 'DELETE') {
        const { headers, http } = await preflight(called, origin, wanted)
        const methods = listed(headers, 'access-control-allow-methods')
        const allowed = listed(headers, 'access-control-allow-headers')
        // A star allows every header except `Authorization`.
        const isAllowed = (name: string) =>
          allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'))
        const missing = wanted.filter((name) => !isAllowed(name))
        const faults = allows(headers, origin).map((one) => ({ ...one, field: `preflight ${one.field}` }))
        if (/PUT|DELETE/.test(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
          faults.push({
            field: 'preflight header Access-Control-Allow-Methods',
            found: methods.join(', ') || 'nothing',
            expected: method,
          })
        if (http < 200 || http > 299)
          faults.push({
            field: 'preflight HTTP status',
            found: `HTTP ${http}`,
            expected: 'HTTP 204, without a token',
          })
        if (missing.length > 0)
          faults.push({
            field: 'preflight header Access-Control-Allow-Headers',
            found: headers.get('access-control-allow-headers') ?? 'nothing',
            expected: missing.join(', '),
          })
        report.judge(called, faults)
      }
    }
  },
}
