import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { codeHash, codeHashOf, tokenHash } from '../auth/tokens.ts'
import { secureCookies } from '../config.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { isSignature } from '../keys.ts'
import { knownDevices } from './tables.ts'

/** The cookie that identifies a device. */
const DEVICE_COOKIE = 'fandeck_device'
const KNOWN_MS = 180 * 24 * 60 * 60_000

const macOf = (backend: Backend, id: string) => codeHash(backend, 'device', id)

/** Returns the id in a device cookie if its signature is valid. */
export function deviceOf(backend: Backend, cookies = ''): string | undefined {
  if (!cookies.includes(DEVICE_COOKIE)) return undefined
  const [id = '', mac = ''] = (parse(cookies, DEVICE_COOKIE)[DEVICE_COOKIE] ?? '').split('.')
  return isSignature(backend.config, mac, (secrets) => codeHashOf(secrets, 'device', id)) ? id : undefined
}

/** Returns whether a device has signed in to this subject before. */
export async function isKnownDevice(
  { db, now }: Pick<Backend, 'now'> & { db: Tx },
  device: string | undefined,
  subject: string,
): Promise<boolean> {
  if (device === undefined) return false
  const mine = and(eq(knownDevices.deviceHash, tokenHash(device)), eq(knownDevices.subject, subject))
  const rows = await db
    .select({ until: knownDevices.until })
    .from(knownDevices)
    .where(and(mine, gt(knownDevices.until, now())))
  return rows.length > 0
}

/** Stores a device as known; returns its `Set-Cookie` header. */
export async function rememberDevice(
  backend: Backend,
  device: string | undefined,
  { subjects, familyId }: { subjects: readonly string[]; familyId?: string },
): Promise<string> {
  const id = device ?? randomBytes(16).toString('base64url')
  const until = backend.now() + KNOWN_MS
  await backend.db
    .insert(knownDevices)
    .values(subjects.map((subject) => ({ deviceHash: tokenHash(id), subject, familyId, until })))
    .onConflictDoUpdate({
      target: [knownDevices.deviceHash, knownDevices.subject],
      set: { until, familyId: familyId ?? null },
    })
  return serialize(DEVICE_COOKIE, `${id}.${macOf(backend, id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: secureCookies(backend.config, backend.config.origins.api),
    maxAge: KNOWN_MS / 1000,
  })
}

/** Removes the known devices of a subject except that of the session `familyId`. */
export async function forgetDevices(tx: Tx, subject: string, familyId: string | undefined): Promise<void> {
  const others =
    familyId === undefined
      ? undefined
      : or(isNull(knownDevices.familyId), ne(knownDevices.familyId, familyId))
  await tx.delete(knownDevices).where(and(eq(knownDevices.subject, subject), others))
}
