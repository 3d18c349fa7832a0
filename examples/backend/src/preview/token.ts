import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'

const AUDIENCE = 'preview'
const Claims = z.object({ at: z.int() })

/** A separate key, so that the token of a link is no other token of this server. */
const key = ({ config }: Backend) => createHmac('sha256', config.secrets.auth).update(AUDIENCE).digest()

/** Signs the token of a link that shows the site at another time, epoch ms. */
export const signPreview = (
  backend: Backend,
  { at, endsAt }: { at: number; endsAt: number },
): Promise<string> =>
  new SignJWT({ at })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(endsAt))
    .sign(key(backend))

/** Returns the time of a link, epoch ms; `undefined` if its token is forged or expired. */
export async function readPreview(backend: Backend, token: string): Promise<number | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(backend), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: new Date(backend.now()),
      requiredClaims: ['exp'],
    })
    return Claims.parse(payload).at
  } catch {
    return undefined
  }
}
