import { constants } from '@fandeck/sdk'
import { type Got, type Sent, send } from './requests.ts'

/** The number of requests, sent concurrently. */
export interface AttackCounts {
  /** Wrong passwords, each for another id. */
  logins: number
  /** Pictures of one member. */
  scans: number
  /** Wrong passwords at the desk of an event. */
  desk: number
  /** Requested codes, each for another phone. */
  codes: number
  /** Addresses of the picture optimiser, each with another version, width and quality. */
  pictures: number
  /** Forms of thousands of names, at the operators' desk. */
  forms: number
  /** Pictures of 20 megapixels that one member uploads. */
  uploads: number
  /** Pages of the site, each with another query. */
  pages: number
}

/** No requests. */
export const NO_ATTACK: AttackCounts = {
  ...{ logins: 0, scans: 0, desk: 0, codes: 0 },
  ...{ pictures: 0, forms: 0, uploads: 0, pages: 0 },
}

export interface Attack {
  origin: string
  /** The site's server before the same backend, for `pages`. @default `origin` */
  site?: string | undefined
  counts: AttackCounts
  /** The addresses that share the requests. */
  addresses: readonly string[]
  /** The maximum of concurrent requests per address. @default no limit */
  connections?: number
  /** The picture and the token of the one member. */
  scan: { path: string; image: string; authorization: string }
  /** The picture, base64, and the token of the member who uploads it. */
  upload: { image: string; authorization: string }
  eventKey: string
}

/** Replies by status, and the number of refusals with `Retry-After`. */
export type Outcome = Record<keyof AttackCounts, { statuses: Record<string, number>; retryAfter: number }>

/** 140 kB. */
const MANY_NAMES = Buffer.from(Array.from({ length: 15_000 }, (_, n) => `name${n}=`).join('&'))
/** Offered by the optimiser. */
/** Cards of the demo. */
const CARDS = [2001, 3001, 4001, 7001, 8001].flatMap((first) =>
  Array.from({ length: 8 }, (_, n) => first + n),
)
const WIDTHS = constants.image.widths

function multipart(image: string): Sent['raw'] {
  const head =
    '--load\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const bytes = Buffer.concat([
    Buffer.from(head),
    Buffer.from(image, 'base64'),
    Buffer.from('\r\n--load--\r\n'),
  ])
  return { type: 'multipart/form-data; boundary=load', bytes }
}

const asked: Record<
  keyof AttackCounts,
  (attack: Attack, n: number) => Omit<Sent, 'origin'> & { origin?: string }
> = {
  logins: (_, n) => ({
    path: '/auth/login',
    body: { login_type: 'B', mbr_id: `fan${n}@example.com`, pwd: 'Wrong#2025' },
  }),
  scans: ({ scan: { path, image, authorization } }) => ({
    path,
    body: { image },
    headers: { authorization },
  }),
  desk: ({ origin, eventKey }) => ({
    path: '/staff/sign-in',
    body: { event_key: eventKey, pwd: '000000' },
    headers: { origin },
  }),
  codes: (_, n) => ({ path: '/auth/phone/code', body: { phone: `010${30_000_000 + n}` } }),
  pictures: (_, n) => ({
    path: `/_next/image?${new URLSearchParams({
      url: `/cdn/art/card/${CARDS[n % CARDS.length]}.webp?v=${n}`,
      w: String(WIDTHS[Math.floor(n / 40) % WIDTHS.length]),
      q: String(1 + (n % 100)),
    })}`,
    headers: { accept: 'image/avif' },
  }),
  forms: ({ origin }) => ({
    path: '/staff/operations/sign-in',
    raw: { type: 'application/x-www-form-urlencoded', bytes: MANY_NAMES },
    headers: { origin },
  }),
  uploads: ({ upload: { image, authorization } }, n) => ({
    path: '/mypage/profileimg',
    raw: multipart(image),
    headers: { authorization, 'idempotency-key': `upload-${n}` },
  }),
  pages: ({ origin, site = origin }, n) => ({ origin: site, path: `/?page=${n}&x=${n}` }),
}

function summed(answers: readonly Got[]) {
  const statuses: Record<string, number> = {}
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const refused = answers.filter(
    ({ status, headers }) => status === 429 && headers['retry-after'] !== undefined,
  )
  return { statuses, retryAfter: refused.length }
}

/** Sends all requests concurrently and collects the replies. */
export async function attackWith(attack: Attack): Promise<Outcome> {
  const { origin, counts, addresses, connections } = attack
  const all = (kind: keyof AttackCounts) =>
    Promise.all(
      Array.from({ length: counts[kind] }, (_, n) => {
        const from = addresses[n % addresses.length] ?? '127.0.0.1'
        return send({ origin, from, ...(connections && { connections }), ...asked[kind](attack, n) })
      }),
    ).then(summed)
  const [[logins, scans, desk, codes], [pictures, forms, uploads, pages]] = await Promise.all([
    Promise.all([all('logins'), all('scans'), all('desk'), all('codes')]),
    Promise.all([all('pictures'), all('forms'), all('uploads'), all('pages')]),
  ])
  return { logins, scans, desk, codes, pictures, forms, uploads, pages }
}
