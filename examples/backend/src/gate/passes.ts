import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { verifiedToken } from '../keys.ts'

const AUDIENCE = 'gate'

/** A separate key, so that a pass is no access token. */
const keyOf = ({ auth }: BackendConfig['secrets']) => createHmac('sha256', auth).update(AUDIENCE).digest()

/** The member and the drop of a pass. */
interface PassHolder {
  userId: string
  dropId: number
}

/** Signs a pass, which lets one member buy in one drop until `until`, epoch ms. */
export const signPass = (backend: Backend, { userId, dropId }: PassHolder, until: number): Promise<string> =>
  new SignJWT({ drop: dropId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(until))
    .sign(keyOf(backend.config.secrets))

/** Returns whether a pass is valid now for this member and drop. */
export async function isPassOf(
  backend: Backend,
  pass: string,
  { userId, dropId }: PassHolder,
): Promise<boolean> {
  const payload = await verifiedToken(backend.config, pass, keyOf, {
    audience: AUDIENCE,
    subject: userId,
    currentDate: new Date(backend.now()),
    requiredClaims: ['sub', 'exp', 'drop'],
  })
  return payload?.drop === dropId
}
