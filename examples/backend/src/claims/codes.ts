import { type CodeFormat, formatSeoulMoment, parseCode, parseCodeFormat } from '@fandeck/sdk'
import type { ClaimedCard } from '@fandeck/sdk/wire'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { users } from '../auth/tables.ts'
import { designByIdx, giveEditions } from '../cards/store.ts'
import { packMintings } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { artUrls } from '../images/urls.ts'
import { raiseAlarm } from '../outbox/alarms.ts'
import { notFound, Problem } from '../problem.ts'
import { codeRefusals as refusals } from './problems.ts'
import { codeTries, printedCodes } from './tables.ts'

/** What a claimed card gives, in points. */
export const CLAIM_POINTS = 100
/** Unknown codes an account and Seoul day (D12), and a minting and hour (D70). */
const TRIES = { account: 20, minting: 1000 }
const HOUR_MS = 60 * 60_000

type Card = z.output<typeof ClaimedCard>

const dayOf = (now: number) => new Date(now + 9 * HOUR_MS).toISOString().slice(0, 10)
const hourOf = (now: number) => String(Math.floor(now / HOUR_MS))

/** Counts tries of a subject in a span; 0 locks its row and tells the count. */
async function count(tx: Tx, subject: string, span: string, by: 0 | 1): Promise<number> {
  const [row] = await tx
    .insert(codeTries)
    .values({ subject, span, fails: by })
    .onConflictDoUpdate({
      target: [codeTries.subject, codeTries.span],
      set: { fails: sql`${codeTries.fails} + ${by}` },
    })
    .returning({ fails: codeTries.fails })
  return row?.fails ?? 0
}

const guessedWords = (mintingId: number, now: number) =>
  `Minting ${mintingId}: ${TRIES.minting} unknown codes in the hour before ${formatSeoulMoment(now + HOUR_MS - (now % HOUR_MS))}. Its codes are paused until then.`

const mintingOf = (idx: number) => `minting ${idx}`
const memberOf = (userId: string) => `member ${userId}`

/**
 * How the codes of this minting are made; throws when it takes none now: unknown, out of its period, or paused because
 * of guessing.
 */
export async function formatOf(backend: Backend, mintingId: number): Promise<CodeFormat> {
  const now = backend.now()
  const [minting] = await backend.db.select().from(packMintings).where(eq(packMintings.mintingId, mintingId))
  if (!minting) throw notFound()
  if (now < minting.startAt || now >= minting.endAt) throw refusals.notInPeriod()
  const hour = and(eq(codeTries.subject, mintingOf(mintingId)), eq(codeTries.span, hourOf(now)))
  const [guesses] = await backend.db.select().from(codeTries).where(hour)
  if ((guesses?.fails ?? 0) >= TRIES.minting) throw refusals.paused()
  return parseCodeFormat(minting.codeFormat)
}

/** Throws when the member has no tries left today, before anything costly is done for them. */
export async function checkTries(backend: Backend, userId: string): Promise<void> {
  const day = and(eq(codeTries.subject, memberOf(userId)), eq(codeTries.span, dayOf(backend.now())))
  const [tries] = await backend.db.select().from(codeTries).where(day)
  if ((tries?.fails ?? 0) >= TRIES.account) throw refusals.tooManyTries()
}

async function unknownCode(tx: Tx, backend: Backend, userId: string, mintingId: number, now: number) {
  await count(tx, memberOf(userId), dayOf(now), 1)
  const guesses = await count(tx, mintingOf(mintingId), hourOf(now), 1)
  if (guesses === TRIES.minting) await raiseAlarm(tx, backend, guessedWords(mintingId, now))
  // Those under way together with the thousandth learn nothing either.
  if (guesses > TRIES.minting) return refusals.paused()
  return refusals.unknownCode()
}

/** Who claims, where, and under which Idempotency-Key, if the page has sent one. */
export interface Claim {
  userId: string
  mintingId: number
  key?: string | undefined
}

async function cardOf(tx: Tx, backend: Backend, cardId: number, userId: string): Promise<Card> {
  const design = await designByIdx(tx, cardId)
  const [member] = await tx.select({ points: users.points }).from(users).where(eq(users.id, userId))
  if (!design || !member) throw new Error('The card or the member of a claim does not exist')
  return {
    cardId,
    cardName: design.cardName,
    image: artUrls(backend.config).card(cardId),
    point: CLAIM_POINTS,
    totalPoint: member.points,
  }
}

async function claimIn(tx: Tx, backend: Backend, { userId, mintingId, key }: Claim, code: string) {
  const now = backend.now()
  // The member's row is locked first, so that their guesses are counted one after the other.
  if ((await count(tx, memberOf(userId), dayOf(now), 0)) >= TRIES.account) return refusals.tooManyTries()
  const printed = and(eq(printedCodes.mintingId, mintingId), eq(printedCodes.code, code))
  const [claimed] = await tx
    .update(printedCodes)
    .set({ claimedBy: userId, claimedAt: now, claimKey: key ?? null })
    .where(and(printed, isNull(printedCodes.claimedBy)))
    .returning()
  if (!claimed) {
    const [issued] = await tx.select().from(printedCodes).where(printed)
    if (!issued) return unknownCode(tx, backend, userId, mintingId, now)
    const again = key !== undefined && issued.claimKey === key && issued.claimedBy === userId
    return again ? cardOf(tx, backend, issued.cardId, userId) : refusals.codeUsed()
  }
  const given = await giveEditions(tx, [claimed], { userId, at: now })
  if (given !== 1) throw new Error(`The copy of a code of minting ${mintingId} is not free`)
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${CLAIM_POINTS}` })
    .where(eq(users.id, userId))
  return cardOf(tx, backend, claimed.cardId, userId)
}

/**
 * Gives the card of a printed code, once, and its points in the same transaction; told again under the same key.
 *
 * @param text as it was typed or read; when its checks do not fit it counts as not readable and costs nothing
 * @see decisions D11, D12
 */
export async function claimCode(backend: Backend, claim: Claim, text: string): Promise<Card> {
  const code = parseCode(text, await formatOf(backend, claim.mintingId))
  if (code === undefined) throw refusals.notReadable()
  const result = await transact(backend, (tx) => claimIn(tx, backend, claim, code))
  // Thrown out here: inside, the count of tries would be rolled back with it.
  if (result instanceof Problem) throw result
  return result
}
