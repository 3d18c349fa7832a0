import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, isNull, sql } from 'drizzle-orm'
import { cardPool, drawCopies, dropPool, lockPools } from '../src/cards/pools.ts'
import { drawEditions, releaseEditions } from '../src/cards/store.ts'
import { printedCodes } from '../src/codes/tables.ts'
import type { Db, Tx } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'
import { mintings } from '../src/drops/tables.ts'
import { fillDrops } from '../src/shop-files/kinds/drops.ts'
import { countProblems } from './counts.ts'
import { poolProblems } from './pools.ts'
import { type Random, random } from './rush/random.ts'

/** Draws in one transaction, whose dead rows slow down the next ones. */
const DRAWS = 100

/** Draws two of five copies of a pool of their own, and returns how often each set was drawn. */
export async function drawnSets(db: Db, draws: number): Promise<number[]> {
  await db.execute(
    sql`insert into editions (metadata_idx, edition, minting_seq) select 11, 1000 + n, 9 from generate_series(1, 5) n`,
  )
  const sets = new Map<unknown, number>()
  for (let n = 0; n < draws; n += DRAWS) {
    const rows = await db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table drawn (copies text) on commit drop`)
      await tx.execute(
        sql.raw(`do $$ begin
          for draw in 1 .. ${DRAWS} loop
            insert into drawn
            select string_agg(edition::text, ' ' order by edition) from draw_copies(array[9], 2, 'sealed', 'fd', 0);
            update editions set user_id = null, order_id = null, acquired_at = null
            where minting_seq = 9 and user_id = 'sealed';
          end loop;
        end $$`),
      )
      return rowsOf(tx, sql`select copies, count(*) as n from drawn group by copies`)
    })
    for (const row of rows) sets.set(row.copies, (sets.get(row.copies) ?? 0) + Number(row.n))
  }
  return [...sets.values()]
}

const LOOSE = sql`select e.metadata_idx, e.edition from editions e where e.user_id is null and e.minting_seq is null
  and not exists (select from printed_codes p where p.metadata_idx = e.metadata_idx and p.edition = e.edition
    and p.revoked_at is null)`

type Move = (tx: Tx, dice: Random, n: number) => Promise<unknown>

/** What happens to the copies of a shop: 1 drop of the cards 11 and 12. */
const MOVES: Record<string, Move> = {
  draw: (tx, dice, n) =>
    drawEditions(tx, { dropId: 1, orderId: `fd-${n}`, quantity: 1 + dice.below(6), at: 0 }),
  return: (tx, dice, n) => releaseEditions(tx, `fd-${dice.below(n + 1)}`),
  gift: (tx, dice, n) => {
    const pools = dice.pick([[11], [12], [11, 12]]).map(cardPool)
    return drawCopies(tx, pools, { quantity: 1 + dice.below(3), userId: 'fan', orderId: `gift-${n}`, at: 0 })
  },
  print: (tx, dice, n) =>
    tx.execute(sql`insert into printed_codes (minting_idx, code_hash, metadata_idx, edition)
      select 1, ${`code ${n} `} || row_number() over (), f.* from (${LOOSE} limit ${1 + dice.below(3)}) f`),
  revoke: (tx, dice) =>
    tx
      .update(printedCodes)
      .set({ revokedAt: 1 })
      .where(
        sql`code_hash in (select code_hash from printed_codes where revoked_at is null limit ${dice.below(3)})`,
      ),
  unprint: (tx) => tx.delete(printedCodes).where(isNull(printedCodes.revokedAt)),
  claim: (tx) =>
    tx.execute(sql`update editions e set user_id = 'fan' from printed_codes p
      where p.metadata_idx = e.metadata_idx and p.edition = e.edition and p.revoked_at is null and e.user_id is null`),
  add: (tx, dice, n) =>
    tx.execute(sql`insert into editions (metadata_idx, edition, minting_seq)
      select ${dice.pick([11, 12])}::int, ${2000 + 10 * n}::int + k, ${dice.pick([1, null])}::int
      from generate_series(1, ${1 + dice.below(9)}::int) k`),
  remove: async (tx, dice) => {
    await lockPools(tx, [11, 12].map(cardPool))
    await tx.execute(
      sql`delete from editions where (metadata_idx, edition) in (${LOOSE} order by random() limit ${dice.below(9)})`,
    )
  },
  fill: async (tx, dice) => {
    await tx
      .update(mintings)
      .set({ remaining: dice.below(12) })
      .where(eq(mintings.dropId, 1))
    await fillDrops(tx, [1])
  },
  swap: async (tx) => {
    // Takes copies out of the drop, which is refused while its packs need them.
    await tx.update(mintings).set({ remaining: 0 }).where(eq(mintings.dropId, 1))
    await lockPools(tx, [cardPool(11), dropPool(1)])
    // One statement that empties slots of one pool and fills another, of free, drawn and new copies.
    await tx.execute(sql`update editions set user_id = case when user_id is null and edition % 7 = 0 then 'fan' end,
      minting_seq = coalesce(minting_seq, 1) where metadata_idx = 11 and edition % 5 = 0`)
  },
}

/**
 * Plays moves by seed, each in a transaction; every tenth is rolled back.
 *
 * @returns the first move after which a pool was not dense and complete, or a count not exact, if any
 */
export async function playCopies(db: Db, seed: number, moves: number) {
  const dice = random(seed)
  await db.execute(sql`update mintings set remaining = 0 where minting_seq = 1`)
  for (let n = 0; n < moves; n++) {
    const name = dice.shuffled(Object.keys(MOVES))[0] ?? 'draw'
    const undone = new Error('undone')
    await db
      .transaction(async (tx) => {
        await MOVES[name]?.(tx, dice, 1000 * seed + n)
        if (n % 10 === 9) throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    const problems = [...(await poolProblems(db)), ...(await countProblems(db))]
    if (problems.length > 0) return { seed, n, name, problems }
  }
  return undefined
}

/** Breaks the upkeep of the slots: the copies at the end of a pool do not move. */
export async function broken(db: Db): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, '../src/cards/sql/place_copies.sql'), 'utf8')
  const without = text.replace(/UPDATE free_copies f SET slot = [^;]+;/, '')
  if (without === text) throw new Error('The function has another text')
  await db.execute(sql.raw(without))
}
