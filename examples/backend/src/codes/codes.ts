import { type CodeFormat, parseCode, parseCodeFormat, typedCode } from '@fandeck/sdk/claims'
import type { ClaimedCard } from '@fandeck/sdk/wire'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import { users } from '../auth/tables.ts'
import { giveDue } from '../benefits/rules.ts'
import { drawnCards } from '../cards/service.ts'
import { designByIdx, giveEditions } from '../cards/store.ts'
import { packMintings } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { Copy } from '../ledger/token-id.ts'
import { earnPoints } from '../points/store.ts'
import { notFound, Problem } from '../problem.ts'
import { checkPause, countGuess, hasTries } from './guesses.ts'
import { hashesOf } from './hashes.ts'
import { codeRefusals as refusals } from './problems.ts'
import { rememberUsedCode } from './refused.ts'
import { printedCodes } from './tables.ts'

/** The points of a claimed card. */
export const CLAIM_POINTS = 100

type Card = z.output<typeof ClaimedCard>

/** A claimed copy, and the member's points after it. */
interface Claimed {
  cardId: number
  edition: number
  totalPoint: number
}

/**
 * Returns the code format of a minting; throws when it accepts no code of this member: unknown, outside its period,
 * or paused because codes are guessed.
 */
export async function formatOf(backend: Backend, { mintingId, userId }: Claim): Promise<CodeFormat> {
  const now = backend.now()
  const [minting] = await backend.db.select().from(packMintings).where(eq(packMintings.mintingId, mintingId))
  if (!minting) throw notFound()
  if (now < minting.startAt || now >= minting.endAt) throw refusals.notInPeriod()
  await checkPause(backend, mintingId, userId)
  return parseCodeFormat(minting.codeFormat)
}

/** The claiming member, the minting and the Idempotency-Key, if the page has sent one. */
export interface Claim {
  userId: string
  mintingId: number
  key?: string | undefined
}

async function claimedOf(tx: Tx, { cardId, edition }: Copy, userId: string): Promise<Claimed> {
  const [member] = await tx.select({ points: users.points }).from(users).where(eq(users.id, userId))
  if (!member) throw new Error('The member of a claim does not exist')
  return { cardId, edition, totalPoint: member.points }
}

async function cardOf(backend: Backend, { cardId, edition, totalPoint }: Claimed): Promise<Card> {
  const design = await designByIdx(backend.db, cardId)
  const [card] = design ? await drawnCards(backend, [{ design, edition }]) : []
  if (!card) throw new Error('The card of a claim does not exist')
  return { ...card, point: CLAIM_POINTS, totalPoint }
}

/** Returns whether a member has reached the limit of a minting; the member's row must be locked. */
async function hasClaimedAll(tx: Tx, mintingId: number, userId: string): Promise<boolean> {
  const own = and(eq(printedCodes.claimedBy, userId), eq(printedCodes.mintingId, mintingId))
  const [minting] = await tx
    .select({ most: packMintings.maxClaims })
    .from(packMintings)
    .where(eq(packMintings.mintingId, mintingId))
  if (minting?.most == null) return false
  return (await tx.$count(printedCodes, own)) >= minting.most
}

async function claimIn(tx: Tx, backend: Backend, { userId, mintingId, key }: Claim, code: string) {
  // Locks the member's row: the rows of `hasTries` differ by day, so at midnight two claims would lock one
  // each.
  await lockUserById(tx, userId)
  const now = backend.now()
  if (!(await hasTries(tx, userId, now))) return refusals.tooManyTries()
  const printed = and(
    eq(printedCodes.mintingId, mintingId),
    inArray(printedCodes.codeHash, hashesOf(backend.config, code)),
  )
  const over = await hasClaimedAll(tx, mintingId, userId)
  await backend.failpoint('claims/code')
  const unexpired = or(isNull(printedCodes.expiresAt), gt(printedCodes.expiresAt, now))
  const [claimed] = over
    ? []
    : await tx
        .update(printedCodes)
        .set({ claimedBy: userId, claimedAt: now, claimKey: key ?? null })
        .where(and(printed, isNull(printedCodes.claimedBy), isNull(printedCodes.revokedAt), unexpired))
        .returning()
  if (!claimed) {
    const [issued] = await tx.select().from(printedCodes).where(printed)
    if (!issued) return countGuess(tx, backend, { userId, mintingId }, now)
    const again = key !== undefined && issued.claimKey === key && issued.claimedBy === userId
    if (again) return claimedOf(tx, issued, userId)
    if (issued.claimedBy === userId) return refusals.codeYours()
    if (issued.claimedBy !== null) {
      await rememberUsedCode(tx, { userId, mintingId, codeHash: issued.codeHash, at: now })
      return refusals.codeUsed()
    }
    if (issued.revokedAt !== null) return refusals.codeRevoked()
    if (issued.expiresAt !== null && issued.expiresAt <= now) return refusals.codeExpired()
    // A code that a concurrent claim has just released counts as used.
    return over ? refusals.limitOver() : refusals.codeUsed()
  }
  const given = await giveEditions(tx, [claimed], { userId, at: now })
  if (given !== 1) throw new Error(`The copy of a code of minting ${mintingId} is not free`)
  const design = await designByIdx(tx, claimed.cardId)
  const title = `카드 코드 스캔 · ${design?.cardName}`
  await earnPoints(tx, userId, { amount: CLAIM_POINTS, reason: 'scan', title, at: now })
  await giveDue(tx, userId)
  return claimedOf(tx, claimed, userId)
}

/** The codes of one picture, by what a claim of each would find. */
interface Sorted {
  /** Claimed before under the same key, so that its answer was lost. */
  again: string | undefined
  free: string[]
  unknown: string[]
}

/** Sorts the codes of a picture; claims nothing. */
export async function sortCodes(backend: Backend, claim: Claim, found: readonly string[]): Promise<Sorted> {
  const { mintingId, userId, key } = claim
  const hashes = new Map(found.map((code) => [code, hashesOf(backend.config, code)]))
  const printed = and(
    eq(printedCodes.mintingId, mintingId),
    inArray(printedCodes.codeHash, [...hashes.values()].flat()),
  )
  const rows = await backend.db.select().from(printedCodes).where(printed)
  const now = backend.now()
  const rowOf = (code: string) => rows.find((row) => hashes.get(code)?.includes(row.codeHash))
  type Row = (typeof rows)[number] | undefined
  const isUnexpired = (row: Row) => row?.expiresAt == null || row.expiresAt > now
  const isFree = (row: Row) => row?.claimedBy === null && row.revokedAt === null && isUnexpired(row)
  const isAgain = (row: Row) => key !== undefined && row?.claimKey === key && row.claimedBy === userId
  return {
    again: found.find((code) => isAgain(rowOf(code))),
    free: found.filter((code) => isFree(rowOf(code))),
    unknown: found.filter((code) => !rowOf(code)),
  }
}

/**
 * Claims the card and the points of a printed code in one transaction; idempotent under the same key.
 *
 * @param text as typed or read; wrong check characters make it unreadable and cost no attempt
 * @see decisions D11, D12
 */
export async function claimCode(backend: Backend, claim: Claim, text: string): Promise<Card> {
  const format = await formatOf(backend, claim)
  const code = parseCode(typedCode(text, format), format)
  if (code === undefined) throw refusals.notReadable()
  const result = await transact(backend, (tx) => claimIn(tx, backend, claim, code))
  // Thrown after the commit: inside the transaction, the count would be rolled back.
  if (result instanceof Problem) throw result
  return cardOf(backend, result)
}
