import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { blockMember } from '../../src/auth/blocks.ts'
import { followEndedSessions } from '../../src/auth/ended-sessions.ts'
import { tokenFamilies } from '../../src/auth/tables.ts'
import { signAccessToken, type User } from '../../src/auth/tokens.ts'
import { removeOperator } from '../../src/operations/team.ts'
import { signWalletToken } from '../../src/wallet/tokens.ts'
import type { TestBackend } from '../backend.ts'
import { operatorOf } from './operators.ts'

const LEVELS = ['K101', 'K102', 'K103', 'F103', 'K201', 'F201'] as const

/**
 * The state of a caller's token: absent, expired, forged, of an ended session, of a member at some level, or of the
 * wallet host, which is invalid elsewhere.
 */
export type Access = 'none' | 'bad' | 'ended' | 'member' | 'verified' | 'wallet'

/** A caller of every route. */
export interface Caller {
  name: string
  access: Access
  headers: Record<string, string>
  /** Texts of this caller's rows that no other caller may read. */
  marks: readonly string[]
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function memberOf(test: TestBackend, name: string, level: User['level']) {
  const mark = randomUUID()
  const own = { nickname: `별명-${mark}`, memberId: `id-${mark}`, phone: `0${mark}` }
  const { id, familyId, token } = await test.member({ ...own, level })
  return { id, familyId, caller: { name, headers: bearer(token), marks: [id, mark] } }
}

/** A well-formed token signed with `secret`. */
const forged = (secret: string, id: string, at: number, audience?: string) => {
  const jwt = new SignJWT({ tokenUserLevel: 'K201', tokenUserLoginType: 'P' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(id)
    .setExpirationTime(Math.floor(at / 1000) + 600)
  return (audience === undefined ? jwt : jwt.setAudience(audience)).sign(new TextEncoder().encode(secret))
}

/**
 * Creates the callers: without a token, a member of each level, a member with a revoked session, and tokens that are
 * expired, signed with another secret, or issued for another audience. `victim` is the verified member under attack.
 */
export async function makeCallers(test: TestBackend) {
  const { backend, clock } = test
  const victim = await memberOf(test, 'victim', 'K201')
  const callers: Caller[] = [{ name: 'no token', access: 'none', headers: {}, marks: [] }]
  for (const level of LEVELS) {
    const { caller } = await memberOf(test, level, level)
    callers.push({ ...caller, access: level.endsWith('201') ? 'verified' : 'member' })
  }
  const ended = await memberOf(test, 'ended session', 'K201')
  const family = eq(tokenFamilies.id, ended.familyId)
  await backend.db.update(tokenFamilies).set({ revokedAt: clock.now() }).where(family)
  await followEndedSessions(backend)
  callers.push({ ...ended.caller, access: 'ended' })
  const blocked = await memberOf(test, 'blocked member', 'K201')
  await backend.db.transaction((tx) =>
    blockMember(backend, tx, { userId: blocked.id, reason: '자동 구매', author: 'doyun' }),
  )
  await followEndedSessions(backend)
  callers.push({ ...blocked.caller, access: 'ended' })
  const removed = await operatorOf(backend, { name: 'removed', role: 'owner' })
  await removeOperator(backend, 'admin', removed.operatorId)
  const { token, session } = removed
  callers.push({ name: 'removed operator', access: 'bad', headers: { ...token, ...session }, marks: [] })
  const holder = await memberOf(test, 'wallet token', 'K201')
  const walletToken = await signWalletToken(
    backend,
    { userId: holder.id, familyId: holder.familyId },
    'refresh',
  )
  callers.push({ ...holder.caller, access: 'wallet', headers: bearer(walletToken) })
  const old = { ...backend, now: () => clock.now() - 3_600_000 }
  const { accessToken: expired } = await signAccessToken(old, {
    id: victim.id,
    loginType: 'phone',
    level: 'K201',
  })
  const { secrets } = backend.config
  const bad = {
    'expired token': expired,
    'other secret': await forged('a secret of another server, long enough', victim.id, clock.now()),
    'staff token': await forged(secrets.auth, victim.id, clock.now(), 'fandeck-staff'),
    'unsigned token': `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: victim.id, exp: 9e9 }))}.`,
  }
  for (const [name, token] of Object.entries(bad)) {
    callers.push({ name, access: 'bad', headers: bearer(token), marks: [] })
  }
  return { victim: { id: victim.id, ...victim.caller }, callers }
}

/** Returns the marks of other callers in a reply. */
export const marksOfOthers = (
  text: string,
  caller: Caller,
  everyone: readonly Pick<Caller, 'marks'>[],
): string[] =>
  everyone.flatMap(({ marks }) => marks).filter((mark) => text.includes(mark) && !caller.marks.includes(mark))
