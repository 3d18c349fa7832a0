import { randomInt } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { users } from './tables.ts'

const FIRST = [
  '달빛',
  '새벽',
  '여섯시',
  '노을',
  '은하',
  '파도',
  '첫눈',
  '한낮',
  '골목',
  '라일락',
  '별똥별',
  '초록',
]
const SECOND = [
  '수집가',
  '응원단',
  '서포터',
  '직관러',
  '카드팩',
  '골키퍼',
  '홈런',
  '앙코르',
  '떼창',
  '포토존',
  '원정대',
  '덱',
]

const one = (words: readonly string[]) => words[randomInt(words.length)] ?? ''

/** The draws with four digits; later ones have six, of which there are a hundred times as many. */
const SHORT_DRAWS = 10
const DRAWS = 30

/** Returns a random nickname, such as `달빛수집가4821`. */
const drawNickname = (attempt: number): string => {
  const digits = attempt < SHORT_DRAWS ? 4 : 6
  return `${one(FIRST)}${one(SECOND)}${String(randomInt(10 ** digits)).padStart(digits, '0')}`
}

/** Words that make a member look like the shop; those in Latin letters count only as the whole name. */
const RESERVED = /운영자|운영팀|관리자|고객센터|^(admin|administrator|official|fandeck)$/

const bare = (name: string) => name.toLowerCase().replaceAll(/[\d\s_]/g, '')

/**
 * Returns whether a nickname can be taken for the shop or its staff; digits and `_` do not change that.
 *
 * @param shop the name of the shop, if it has one
 */
export function isReservedNickname(nickname: string, shop: string | undefined): boolean {
  const name = bare(nickname)
  return RESERVED.test(name) || (shop !== undefined && bare(shop).length > 1 && name.includes(bare(shop)))
}

/** Matches the members of a nickname; two that differ in case only are the same. */
export const sameNickname = (nickname: string): SQL =>
  eq(sql`lower(${users.nickname})`, nickname.toLowerCase())

/** The lock under which a nickname is checked and saved. */
export const nicknameLock = (nickname: string): SQL =>
  sql`${LOCKS.nickname}, hashtext(${nickname.toLowerCase()})`

/**
 * Draws a default nickname that no member has, and locks it until the transaction ends. Draws again instead of waiting
 * for a lock, so that sign-ups cannot block each other.
 */
export async function freeNickname(
  tx: Tx,
  draw: (attempt: number) => string = drawNickname,
): Promise<string> {
  for (let attempt = 0; attempt < DRAWS; attempt++) {
    const drawn = draw(attempt)
    // Two statements: the second one sees what was committed before the lock.
    const [lock] = await rowsOf(tx, sql`select pg_try_advisory_xact_lock(${nicknameLock(drawn)}) as held`)
    if (lock?.held !== true) continue
    const [holder] = await tx.select({ id: users.id }).from(users).where(sameNickname(drawn)).limit(1)
    if (!holder) return drawn
  }
  throw new Error(`No free nickname in ${DRAWS} draws`)
}
