import { createHash, randomBytes } from 'node:crypto'
import type { SessionRecord } from '@fandeck/sdk/wire'
import { eq, lte } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { transactOnce } from '../db/transact.ts'
import { Problem } from '../problem.ts'
import { beginSession } from './families.ts'
import { requireLive } from './live-session.ts'
import { userById } from './store.ts'
import { handovers } from './tables.ts'
import { type TokenOwner, tokenHash } from './tokens.ts'

/** The lifetime of a code, ms; the window that requests it delivers it immediately. */
const CODE_MS = 60_000

const invalid = () => new Problem(403, '로그인 요청이 만료됐어요. 다시 로그인해 주세요.', 'HANDOVER_INVALID')

/** The page that a code is for: its origin, and the SHA-256 of its verifier. */
export interface HandoverTarget {
  origin: string
  challenge: string
}

/**
 * Issues a code with which a brand's page begins a session of its own (D46).
 *
 * @throws Problem ORIGIN_NOT_ALLOWED for an origin outside `ALLOWED_ORIGINS`; status "2009" if the session of the
 * caller has ended, even while its access token is valid
 */
export async function handoverCode(
  { db, config, now }: Backend,
  caller: TokenOwner,
  { origin, challenge }: HandoverTarget,
): Promise<string> {
  if (!config.allowedOrigins.includes(origin)) {
    throw new Problem(403, '이 페이지에서는 로그인할 수 없어요.', 'ORIGIN_NOT_ALLOWED')
  }
  const code = randomBytes(32).toString('base64url')
  await transactOnce({ db }, async (tx) => {
    const { userId, familyId } = await requireLive(tx, caller)
    await tx.delete(handovers).where(lte(handovers.expiresAt, now()))
    await tx
      .insert(handovers)
      .values({ codeHash: tokenHash(code), userId, familyId, origin, challenge, expiresAt: now() + CODE_MS })
  })
  return code
}

/**
 * Redeems a code and begins its session. Every attempt uses up the code, and the refusal does not reveal the reason.
 *
 * @param origin the `Origin` of the request
 * @throws Problem HANDOVER_INVALID
 */
export async function handoverSession(
  backend: Backend,
  { code, verifier, origin }: { code: string; verifier: string; origin: string | undefined },
): Promise<SessionRecord> {
  const taken = await backend.db
    .delete(handovers)
    .where(eq(handovers.codeHash, tokenHash(code)))
    .returning()
  const [row] = taken
  const proof = createHash('sha256').update(verifier).digest('hex')
  if (
    !row ||
    row.familyId === null ||
    backend.now() >= row.expiresAt ||
    row.origin !== origin ||
    row.challenge !== proof
  ) {
    throw invalid()
  }
  const user = await userById(backend.db, row.userId)
  if (!user) throw invalid()
  await backend.failpoint('auth:handover')
  return beginSession(backend, user, { from: row.familyId })
}
