import { formatSeoulMoment } from '@fandeck/sdk'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'
import { raiseAlarm } from '../outbox/alarms.ts'
import type { Problem } from '../problem.ts'
import { codeRefusals as refusals } from './problems.ts'
import { codeTries } from './tables.ts'

/**
 * The maximum of unknown codes per account and Seoul day (D12), and per minting and hour; new accounts, which cost
 * nothing, share a part of the latter (D70).
 */
const TRIES = { account: 20, minting: 1000, newcomers: 500 }
const HOUR_MS = 60 * 60_000
/** How long an account without an identity check counts as new, ms. */
const NEW_MS = 7 * 24 * HOUR_MS

const dayOf = (now: number) => new Date(now + 9 * HOUR_MS).toISOString().slice(0, 10)
const hourOf = (now: number) => String(Math.floor(now / HOUR_MS))

const mintingOf = (idx: number) => `minting ${idx}`
const newcomersOf = (idx: number) => `minting ${idx} newcomers`
const memberOf = (userId: string) => `member ${userId}`

/** Adds to the count of a subject in a period and returns it; 0 locks the row and reads the count. */
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

async function isNewcomer(db: Db | Tx, userId: string, now: number): Promise<boolean> {
  const [user] = await db
    .select({ level: users.level, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  const checked = user?.level === 'K201' || user?.level === 'F201'
  return user !== undefined && !checked && now < user.createdAt + NEW_MS
}

/**
 * Throws while a minting is paused: for new accounts when they have used up their share, for all after a thousand
 * unknown codes.
 */
export async function checkPause({ db, now }: Backend, mintingId: number, userId: string): Promise<void> {
  const at = now()
  const subjects = [mintingOf(mintingId), newcomersOf(mintingId)]
  const hour = and(inArray(codeTries.subject, subjects), eq(codeTries.span, hourOf(at)))
  const rows = await db.select().from(codeTries).where(hour)
  const failsOf = (name: string) => rows.find(({ subject }) => subject === name)?.fails ?? 0
  if (failsOf(mintingOf(mintingId)) >= TRIES.minting) throw refusals.paused()
  const spent = failsOf(newcomersOf(mintingId)) >= TRIES.newcomers
  if (spent && (await isNewcomer(db, userId, at))) throw refusals.paused()
}

/** Throws if the member has no attempts left today, before any expensive work. */
export async function checkTries({ db, now }: Backend, userId: string): Promise<void> {
  const day = and(eq(codeTries.subject, memberOf(userId)), eq(codeTries.span, dayOf(now())))
  const [tries] = await db.select().from(codeTries).where(day)
  if ((tries?.fails ?? 0) >= TRIES.account) throw refusals.tooManyTries()
}

/** Returns whether a member has attempts left today; locks the row, so that guesses are counted sequentially. */
export const hasTries = async (tx: Tx, userId: string, now: number): Promise<boolean> =>
  (await count(tx, memberOf(userId), dayOf(now), 0)) < TRIES.account

const until = (now: number) => formatSeoulMoment(now + HOUR_MS - (now % HOUR_MS))
const guessedWords = (mintingId: number, now: number) =>
  `Minting ${mintingId}: ${TRIES.minting} unknown codes in the hour before ${until(now)}. Its codes are paused until then.`
const newcomersWords = (mintingId: number, now: number) =>
  `Minting ${mintingId}: ${TRIES.newcomers} unknown codes of new accounts in the hour before ${until(now)}. Its codes are paused for them until then.`

/** Counts an unknown code and returns the refusal; concurrent guesses beyond a limit reveal nothing. */
export async function countGuess(
  tx: Tx,
  backend: Backend,
  { userId, mintingId }: { userId: string; mintingId: number },
  now: number,
): Promise<Problem> {
  await count(tx, memberOf(userId), dayOf(now), 1)
  const guesses = await count(tx, mintingOf(mintingId), hourOf(now), 1)
  if (guesses === TRIES.minting) await raiseAlarm(tx, backend, guessedWords(mintingId, now))
  const isNew = await isNewcomer(tx, userId, now)
  const share = isNew ? await count(tx, newcomersOf(mintingId), hourOf(now), 1) : 0
  if (share === TRIES.newcomers) await raiseAlarm(tx, backend, newcomersWords(mintingId, now))
  return guesses > TRIES.minting || share > TRIES.newcomers ? refusals.paused() : refusals.unknownCode()
}

/** Deletes the counts of earlier days and hours, in slices. */
export const dropOldGuesses = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  inSlices(async () => {
    const day = dayOf(now() - 24 * HOUR_MS)
    const hour = hourOf(now() - HOUR_MS)
    // Days begin with a 2, and hours with a higher digit until the year 2084.
    const dropped = await rowsOf(
      db,
      sql`with old as (
          select subject, span from code_tries where span < ${day} or (span > '3' and span < ${hour})
          limit ${SLICE} for update skip locked
        )
        delete from code_tries t using old where t.subject = old.subject and t.span = old.span returning t.span`,
    )
    return dropped.length
  }, ending)
