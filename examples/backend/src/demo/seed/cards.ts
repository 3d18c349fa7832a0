import { sql } from 'drizzle-orm'
import { designs, editions, packMintings, packs } from '../../cards/tables.ts'
import { codeFormatFor } from '../../codes/code-format.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { CARDS, DECK, PACKS } from '../content/index.ts'

const MINUTE = 60_000

const copiesOf = (packId: number) =>
  CARDS.reduce((sum, card) => sum + (card.packId === packId ? card.editionTotal : 0), 0)

/** Packs, their designs and every copy of each. */
export async function seedCards(backend: Backend, tx: Tx): Promise<void> {
  const now = backend.now()
  const deck = [...DECK.keys()]
  await tx.insert(packs).values(
    PACKS.map(({ packId, packName, team }) => ({
      ...{ packId, packName, team },
      title: DECK.get(packName),
      deckPosition: DECK.has(packName) ? deck.indexOf(packName) : undefined,
    })),
  )
  await tx.insert(packMintings).values(
    PACKS.filter(({ printed }) => printed).map(({ startMinutes, endMinutes, ...pack }) => ({
      ...pack,
      startAt: now + startMinutes * MINUTE,
      endAt: now + endMinutes * MINUTE,
      codeFormat: codeFormatFor(copiesOf(pack.packId)),
    })),
  )
  await tx.insert(designs).values([...CARDS])
  await tx.execute(
    sql`insert into ${editions} (metadata_idx, edition)
        select metadata_idx, generate_series(1, edition_total) from ${designs}`,
  )
  // Without statistics the planner expects one copy, and the draw of a drop's copies takes ten times as long.
  await tx.execute(sql`analyze ${designs}, ${editions}`)
}
