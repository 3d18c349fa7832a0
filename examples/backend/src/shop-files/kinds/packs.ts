import { type CardRow, cardKey, type PackFile } from '@fandeck/sdk/shop'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cardTeam } from '../../art/card-face.ts'
import { lockPackPools } from '../../cards/pools.ts'
import { designs, editions, packMintings, packs } from '../../cards/tables.ts'
import type { Tx } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { mintings } from '../../drops/tables.ts'
import { coloured } from '../coloured.ts'
import type { Applying, ChangeOf, Judgement, Kind } from '../kind.ts'
import { cardArt } from '../scenes.ts'

type Pack = PackFile & { cards: CardRow[] }

/** Rows in one statement; a statement has at most 65,535 values. */
const AT_ONCE = 1000

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += AT_ONCE) yield items.slice(at, at + AT_ONCE)
}

const cardsOf = (pack: Pack | undefined) => new Map(pack?.cards.map((card) => [cardKey(card), card]))
const idOfCard = ({ id = 0 }: CardRow) => id

async function writeCards(
  { tx, document, photograph }: Applying,
  { name, id, after }: ChangeOf<Pack> & { after: Pack },
) {
  for (const cards of chunksOf(after.cards)) {
    const rows = cards.map((card) => {
      const drawn = cardArt(document, name, card)
      const photo = photograph(card.picture)
      return {
        cardId: idOfCard(card),
        designId: idOfCard(card),
        packId: id,
        team: cardTeam(drawn),
        cardName: card.name,
        number: card.number ?? null,
        position: card.position,
        sub: card.subtitle,
        editionTitle: card.finish,
        editionTotal: card.copies,
        art: photo ? { ...photo, drawing: drawn } : coloured(document, drawn),
        story: card.story,
      }
    })
    await tx
      .insert(designs)
      .values(rows)
      .onConflictDoUpdate({
        target: designs.cardId,
        set: {
          team: sql`excluded.team`,
          cardName: sql`excluded.card_name`,
          number: sql`excluded.number`,
          position: sql`excluded.position`,
          sub: sql`excluded.sub`,
          editionTitle: sql`excluded.edition_title`,
          editionTotal: sql`excluded.edition_total`,
          art: sql`excluded.art`,
          story: sql`excluded.story`,
        },
      })
  }
}

/** Makes and deletes copies, so that each card has as many as its row says. */
async function writeCopies(tx: Tx, packId: number): Promise<void> {
  // By the key of the cards, also where the statistics say that the tables are empty, as after an apply that was cut.
  await tx.execute(sql`
    delete from ${editions} e
    where e.metadata_idx = any (array(select d.metadata_idx from ${designs} d where d.pack_idx = ${packId}))
      and e.edition > (select d.edition_total from ${designs} d where d.metadata_idx = e.metadata_idx)`)
  await tx.execute(sql`
    insert into ${editions} (metadata_idx, edition)
    select d.metadata_idx, generate_series(
      coalesce((select max(e.edition) from ${editions} e where e.metadata_idx = d.metadata_idx), 0) + 1, d.edition_total)
    from ${designs} d where d.pack_idx = ${packId}`)
}

/** Locks what sells or gives copies of a pack, before some are deleted. */
async function lockCopies(tx: Tx, packId: number): Promise<void> {
  const drops = await tx
    .select({ dropId: mintings.dropId })
    .from(mintings)
    .where(eq(mintings.packId, packId))
    .orderBy(mintings.dropId)
    .for('update')
  await lockPackPools(
    tx,
    packId,
    drops.map(({ dropId }) => dropId),
  )
}

/** Whether a pack loses copies, so that sales and gifts wait for the apply; otherwise they continue. */
function losesCopies({ before, after }: ChangeOf<Pack>): boolean {
  const now = cardsOf(after)
  return [...cardsOf(before)].some(([key, { copies }]) => (now.get(key)?.copies ?? 0) < copies)
}

const Used = z.object({ metadata_idx: z.number(), edition: z.number(), owned: z.boolean() })

/** Returns the highest copy of each card that a fan owns or a printed code gives. */
async function usedCopies(tx: Tx, packId: number) {
  const rows = await rowsOf(
    tx,
    sql`select e.metadata_idx, max(e.edition)::int as edition, bool_or(e.user_id is not null) as owned
      from ${editions} e join ${designs} d on d.metadata_idx = e.metadata_idx
      where d.pack_idx = ${packId} and (e.user_id is not null or exists (
        select from printed_codes c where c.metadata_idx = e.metadata_idx and c.edition = e.edition
          and c.revoked_at is null))
      group by e.metadata_idx`,
  )
  return new Map(z.parse(z.array(Used), rows).map((row) => [row.metadata_idx, row]))
}

async function judge({ tx }: Applying, { id, before, after }: ChangeOf<Pack>): Promise<Judgement> {
  const judgement: Judgement = { dangers: [], refusals: [] }
  if (!before) return judgement
  const used = await usedCopies(tx, id)
  const now = cardsOf(after)
  for (const [key, card] of cardsOf(before)) {
    const copy = used.get(idOfCard(card))
    if (!copy) continue
    const next = now.get(key)
    const whose = copy.owned ? 'fans own' : 'printed codes give'
    if (!next) judgement.refusals.push(`card ${key} cannot be removed: ${whose} copies of it`)
    else if (next.copies < copy.edition)
      judgement.refusals.push(
        `card ${key} needs at least ${copy.edition} copies: ${whose} copy ${copy.edition}`,
      )
    else if (copy.owned && [next.name !== card.name, next.finish !== card.finish].includes(true))
      judgement.dangers.push(`card ${key} changes its name or finish, and fans own it`)
  }
  return judgement
}

async function remove({ tx }: Applying, { id }: ChangeOf<Pack>): Promise<void> {
  await lockCopies(tx, id)
  const cards = tx.select({ cardId: designs.cardId }).from(designs).where(eq(designs.packId, id))
  await tx.delete(editions).where(inArray(editions.cardId, cards))
  await tx.delete(designs).where(eq(designs.packId, id))
  await tx.delete(packMintings).where(eq(packMintings.packId, id))
  await tx.delete(packs).where(eq(packs.packId, id))
}

/** Packs, their cards and all copies. */
export const packsKind: Kind<Pack> = {
  judge,
  remove,
  async write(at, change) {
    const { name, id, before, after } = change
    const { tx } = at
    const row = { packName: name, team: after.team ?? name, title: after.title }
    await tx
      .insert(packs)
      .values({ packId: id, ...row })
      .onConflictDoUpdate({ target: packs.packId, set: row })
    if (losesCopies(change)) await lockCopies(tx, id)
    const now = cardsOf(after)
    const gone = [...cardsOf(before)].filter(([key]) => !now.has(key)).map(([, card]) => idOfCard(card))
    if (gone.length > 0) {
      await tx.delete(editions).where(inArray(editions.cardId, gone))
      await tx.delete(designs).where(and(eq(designs.packId, id), inArray(designs.cardId, gone)))
    }
    await writeCards(at, change)
    await writeCopies(tx, id)
  },
}
