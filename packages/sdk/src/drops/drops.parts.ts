// Loaded when a member opens a drop. Imports no code of the page, because some bundlers would split the page's first file
// for it.
import type { Fandeck } from '../client.ts'
import type { Envelope } from '../http/envelope.ts'
import type { Early } from '../http/http.ts'
import { dropMemberRequest } from './drops.member.request.ts'
import type { DropMember } from './drops.member.schema.ts'
import type { DropRef } from './drops.ts'

/** The calls that the parts of the reply answer. */
const PATHS: Readonly<Record<keyof DropMember, string>> = {
  user: '/mypage/userinfo',
  wallet: '/mypage/wallet/user',
  limit: '/minting/possibleQuantity/:dropId',
  whitelist: '/whitelist/check/:dropId',
  reminder: '/minting/:dropId/reminder',
}

const { method, path } = dropMemberRequest
const NAME = `${method} ${path}`
/** The HTTP statuses of a server without the call. */
const ABSENT = [404, 405, 501]
/** Marks in the tab that the server lacks the call. */
const ABSENT_KEY = 'fandeck:no-drop-member'

/** How long a part can be used, ms: a call that comes later asks for itself. */
const USABLE_MS = 10_000

/**
 * Asks for the parts; returns what answers each of their calls once. Nothing answers a call whose part is missing or cannot be
 * read, which is reported.
 */
export function askForParts(fandeck: Fandeck, { dropId }: DropRef): Early | undefined {
  const { http, on, platform } = fandeck
  const { sessionStorage, timers } = platform
  if (sessionStorage.getItem(ABSENT_KEY)) return undefined
  const pathAt = (route: string) => route.replace(':dropId', `${dropId}`)
  const reply = http.envelope({ ...dropMemberRequest, path: pathAt(path), route: path }).then(
    ({ status, data }) => ({ status: Number(status), parts: status === '200' ? Object(data) : {} }),
    (error: unknown) => ({ status: Object(error).status, parts: {} }),
  )
  void reply.then(({ status }) => {
    if (ABSENT.includes(status)) sessionStorage.setItem(ABSENT_KEY, '1')
  })
  const left = new Map(Object.entries(PATHS).map(([name, route]) => [pathAt(route), name]))
  const end = () => {
    left.clear()
    http.early = undefined
    stop()
  }
  // The next member must not see the previous member's data.
  const stop = on('session:logout', end)
  timers.setTimeout(end, USABLE_MS)

  return async (call) => {
    // A part can be older than a change.
    if (call.method !== 'GET') left.clear()
    const name = call.bearer === undefined && left.get(call.path)
    if (!name) return undefined
    left.delete(call.path)
    const part: unknown = Reflect.get((await reply).parts, name)
    if (part === undefined || call.signal?.aborted) return undefined
    const { reply: schema } = call
    try {
      // Its status is the answer.
      if (name === 'whitelist') return answerOf(readEnvelope(part))
      if (schema) await http.reported(NAME, () => http.read(schema, part, NAME))
      return answerOf({ status: '200', data: part })
    } catch {
      return undefined
    }
  }
}

const answerOf = (envelope: Envelope) => ({ status: 200, body: undefined, envelope })

/** Returns a part that is an envelope. */
function readEnvelope(part: unknown): Envelope {
  const { status, message } = Object(part)
  if (typeof status !== 'string') throw new TypeError('The part has no status.')
  return { status, message: typeof message === 'string' ? message : undefined }
}
