// Hostile requests to servers whose routes are not declared: the site's, the brand page's and the sandbox of sign-ins.
import { rng } from '../../examples/backend/src/art/rng.ts'
import { BODIES, TEXTS } from '../../examples/backend/test/hostile/values.ts'
import { askRaw, type RawRequest } from './raw-request.ts'

/** A server, its paths and the names that they read. */
export interface HostileServer {
  origin: string
  paths: readonly string[]
  queries: readonly string[]
}

/** The counts of a run; the last two must be empty. */
export interface ServerCounts {
  requests: number
  refused: number
  answered: number
  /** Replies with data of a member or the key. */
  leaks: string[]
  /** Replies of 500 and above, and connections that ended without a reply. */
  faults: string[]
}

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'connection', 'content-type'],
  ...['cookie', 'expect', 'forwarded', 'if-modified-since', 'if-none-match', 'origin', 'range', 'referer'],
  ...['te', 'upgrade', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override'],
]
const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MERGE']
const HOSTS = [
  '',
  'evil.example',
  'localhost',
  '127.0.0.1.nip.io',
  '[::1',
  'a:b:c',
  'a b',
  '%00',
  '가.example',
]
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']
/** Paths that clients would normalise. */
const PATHS = [
  '//',
  '///',
  '//@',
  '//evil.example/',
  '/\\evil.example',
  '/..',
  '/../..',
  '/.',
  '*',
  '/%',
  '/a b',
]

/** Returns every attack on a server. */
export function* attacksOnServer({ paths, queries }: HostileServer): Generator<RawRequest> {
  for (const path of PATHS) for (const method of ['GET', ...METHODS]) yield { method, path }
  for (const path of paths) {
    for (const text of Object.values(TEXTS)) {
      yield { path: `${path}/${text}` }
      yield { path: `${path}?${text}` }
      for (const name of queries) yield { path: `${path}?${name}=${text}` }
      for (const name of HEADERS) yield { path, headers: { [name]: text } }
    }
    for (const name of queries) yield { path: `${path}?${name}=a&${name}=b&${name}[]=c` }
    for (const host of HOSTS) yield { path, host }
    for (const method of METHODS) {
      yield { path, method }
      if (method === 'HEAD') continue
      for (const body of Object.values(BODIES))
        for (const type of TYPES) yield { path, method, body, headers: { 'content-type': type } }
    }
  }
}

const TOGETHER = 8

/**
 * Sends attacks to a server.
 *
 * @param share the share of the attacks that is sent, 0 to 1; chosen by seed
 * @param marks texts that no reply may have
 */
export async function playServer(
  server: HostileServer,
  { share, marks, seed = 1 }: { share: number; marks: readonly string[]; seed?: number },
): Promise<ServerCounts> {
  const dice = rng(`hostile-servers/${seed}`)
  const attacks = [...attacksOnServer(server)].filter(() => dice() < share).values()
  const counts: ServerCounts = { requests: 0, refused: 0, answered: 0, leaks: [], faults: [] }

  async function sendOne(attack: RawRequest): Promise<void> {
    const { status, text } = await askRaw(server.origin, attack)
    const { method = 'GET', path, host, headers } = attack
    const message = `${method} ${path.slice(0, 80)} ${host ?? ''} ${JSON.stringify(headers ?? {}).slice(0, 80)}`
    counts.requests++
    counts[status >= 400 ? 'refused' : 'answered']++
    if (status === 0 || status >= 500) counts.faults.push(`${message}: ${status}`)
    if (marks.some((mark) => text.includes(mark))) counts.leaks.push(message)
  }

  async function work(): Promise<void> {
    for (const attack of attacks) await sendOne(attack)
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  return counts
}
