import { createHmac } from 'node:crypto'
import { PREVIEW_LEVELS } from '@fandeck/sdk/shop'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { verifiedToken } from '../keys.ts'

const AUDIENCE = 'preview'
const Claims = z.object({ at: z.int(), level: z.enum(PREVIEW_LEVELS) })
/** What a link shows. */
export type Preview = z.output<typeof Claims>

/** A separate key, so that the token of a link is no other token of this server. */
const keyOf = ({ auth }: BackendConfig['secrets']) => createHmac('sha256', auth).update(AUDIENCE).digest()

/** Signs the token of a link that shows the site at another time, epoch ms. */
export const signPreview = (
  backend: Backend,
  { at, level, endsAt }: Preview & { endsAt: number },
): Promise<string> =>
  new SignJWT({ at, level })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(endsAt))
    .sign(keyOf(backend.config.secrets))

/** Returns what a link shows; `undefined` if its token is forged or expired. */
export async function readPreview(backend: Backend, token: string): Promise<Preview | undefined> {
  const payload = await verifiedToken(backend.config, token, keyOf, {
    audience: AUDIENCE,
    currentDate: new Date(backend.now()),
    requiredClaims: ['exp'],
  })
  return z.safeParse(Claims, payload).data
}
