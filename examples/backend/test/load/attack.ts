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
}

export interface Attack {
  origin: string
  counts: AttackCounts
  /** The addresses that share the requests. */
  addresses: readonly string[]
  /** The maximum of concurrent requests per address. @default no limit */
  connections?: number
  /** The picture and the token of the one member. */
  scan: { path: string; image: string; authorization: string }
  eventKey: string
}

/** Replies by status, and the number of refusals with `Retry-After`. */
export type Outcome = Record<keyof AttackCounts, { statuses: Record<string, number>; retryAfter: number }>

const asked: Record<keyof AttackCounts, (attack: Attack, n: number) => Omit<Sent, 'origin'>> = {
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
  const [logins, scans, desk, codes] = await Promise.all([
    all('logins'),
    all('scans'),
    all('desk'),
    all('codes'),
  ])
  return { logins, scans, desk, codes }
}
