import { sql } from 'drizzle-orm'
import { designs, editions, packs } from '../../src/cards/tables.ts'
import type { Db } from '../../src/db/open.ts'
import { mintings } from '../../src/drops/tables.ts'
import { designRow, dropRow } from '../drop-row.ts'

/** Adds a drop with a pack, a design and all its copies: open around `now`, 1,000 KRW, one card per pack. */
export async function addDrop(
  db: Db,
  now: number,
  {
    seq,
    stock,
    cards = 1,
    ...drop
  }: { seq: number; stock: number; cards?: number } & Partial<typeof mintings.$inferInsert>,
): Promise<void> {
  await db.insert(packs).values({ packId: seq, packName: `rush-${seq}`, team: 'seoul' })
  await db.insert(designs).values(designRow(seq, seq, stock * cards))
  await db.execute(
    sql`insert into ${editions} (metadata_idx, edition, minting_seq)
      select ${seq}, n, ${seq} from generate_series(1, ${stock * cards}::int) n`,
  )
  await db.insert(mintings).values(
    dropRow({
      dropId: seq,
      packName: `rush-${seq}`,
      startAt: now - 3_600_000,
      endAt: now + 48 * 3_600_000,
      totalPacks: stock,
      cardsPerPack: cards,
      updatedAt: now,
      ...drop,
    }),
  )
}
