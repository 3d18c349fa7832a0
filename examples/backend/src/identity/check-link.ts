import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'

/** How long a fan can take for a check, ms. */
const OPEN_MS = 30 * 60_000
const AUDIENCE = 'fandeck-identity'

const State = z.object({ checkId: z.string(), redirectUrl: z.string() })
/** A check that this server has started, and where it returns to. */
export type CheckState = z.output<typeof State>

const key = ({ config }: Backend) => new TextEncoder().encode(config.secrets.auth)

/** Signs a started check for the address to which the service returns. */
export const linkOfCheck = (backend: Backend, state: CheckState): Promise<string> =>
  new SignJWT({ ...state })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor((backend.now() + OPEN_MS) / 1000))
    .sign(key(backend))

/** Returns the check of a link; undefined if it is forged or older than half an hour. */
export async function readCheckLink(backend: Backend, link: string): Promise<CheckState | undefined> {
  const currentDate = new Date(backend.now())
  const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate, requiredClaims: ['exp'] }
  const read = await jwtVerify(link, key(backend), options).catch(() => undefined)
  const state = z.safeParse(State, read?.payload)
  return state.success ? state.data : undefined
}
