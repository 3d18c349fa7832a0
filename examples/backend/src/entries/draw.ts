import { createHmac } from 'node:crypto'
import type { DrawBody, EnterBody, EnteredEvent, EventDraw } from '@fandeck/sdk/shop'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { users } from '../auth/tables.ts'
import { giveDueToAll } from '../benefits/rules.ts'
import { addArrivals } from '../cards/arrivals.ts'
import { cardPool, drawCopies } from '../cards/pools.ts'
import { designByIdx } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { transact } from '../db/transact.ts'
import { addWork } from '../outbox/store.ts'
import { shopThings } from '../shop-files/tables.ts'
import { asKept } from '../shop-files/whitelists.ts'
import { events } from '../showcase/tables.ts'
import { drawRefusals as refusals } from './problems.ts'
import { entries, eventDraws } from './tables.ts'

const oneLine = (title: string) => title.replaceAll('\n', ' ')

/** Returns an event by the name of its file; locks it, so that entries and draws come one after another. */
async function lockEvent(tx: Tx, name: string) {
  const named = and(eq(shopThings.kind, 'events'), eq(shopThings.name, name))
  const [row] = await tx
    .select({ event: events })
    .from(shopThings)
    .innerJoin(events, eq(events.eventId, shopThings.id))
    .where(named)
    .for('update', { of: events })
  if (!row) throw refusals.unknownEvent()
  return row.event
}

/** Returns the latest draw of an event; `undefined` before the first. */
export const lastDraw = async (tx: Tx, eventId: number) => {
  const ofEvent = eq(eventDraws.eventId, eventId)
  const [draw] = await tx.select().from(eventDraws).where(ofEvent).orderBy(desc(eventDraws.draw)).limit(1)
  return draw
}

const Counts = z.array(z.object({ known: z.coerce.number(), entered: z.coerce.number() }))

/**
 * Enters members into the draw of an event, once each.
 *
 * @throws Problem EVENT_UNKNOWN, DRAW_DONE
 */
export const enterEvent = (backend: Backend, { event: name, members }: EnterBody): Promise<EnteredEvent> =>
  transact(backend, async (tx) => {
    const event = await lockEvent(tx, name)
    if (await lastDraw(tx, event.eventId)) throw refusals.drawnBefore()
    const now = backend.now()
    const title = oneLine(event.title)
    const kept = [...new Set(members.map(asKept))]
    const rows = await rowsOf(
      tx,
      sql`with named as (
        select distinct u.id from users u
        join jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb) as m on m in (u.phone, u.mbr_id, lower(u.mbr_id))
      ), entered as (
        insert into entries (event_seq, user_id, title, entered_at, announced_at, result)
        select ${event.eventId}::int, id, ${title}, ${now}::bigint, ${Math.max(now, event.endAt)}::bigint, 'waiting'
        from named
        on conflict do nothing returning user_id
      )
      select (select count(*) from named) as known, (select count(*) from entered) as entered`,
    )
    const { known, entered } = z.parse(Counts, rows)[0] ?? { known: 0, entered: 0 }
    return { entered, had: known - entered, unknown: Math.max(0, kept.length - known) }
  })

/** Orders members by a hash that the seed keys: the same seed gives the same order, and no one can place themselves. */
function shuffled(seed: string, draw: number, userIds: readonly string[]): string[] {
  const keyOf = (userId: string) => createHmac('sha256', seed).update(`${draw} ${userId}`).digest('hex')
  return userIds
    .map((userId) => ({ userId, key: keyOf(userId) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ userId }) => userId)
}

async function resultOf(tx: Tx, event: string, row: typeof eventDraws.$inferSelect): Promise<EventDraw> {
  const people = await tx
    .select({ id: users.id, memberId: users.memberId })
    .from(users)
    .where(inArray(users.id, row.winners))
  const nameOf = new Map(people.map(({ id, memberId }) => [id, memberId]))
  const { draw, seed, author, at, entries: count, winners } = row
  return {
    event,
    draw,
    seed,
    author,
    at,
    entries: count,
    winners: winners.flatMap((id) => nameOf.get(id) ?? []),
  }
}

/** The most winners of a draw with a card: its cards are drawn one by one, in one transaction. */
const MOST_CARDS = 1000

interface Prize {
  eventId: number
  eventTitle: string
  draw: number
  cardId: number
  at: number
}

/** Gives each winner a free copy of a card, to be seen on the next visit (D111). */
async function giveCards(tx: Tx, winners: readonly string[], prize: Prize): Promise<void> {
  const { cardId, eventId, eventTitle, draw, at } = prize
  if (winners.length > MOST_CARDS) throw refusals.tooManyCards(MOST_CARDS)
  if (!(await designByIdx(tx, cardId))) throw refusals.unknownCard()
  for (const [place, userId] of winners.entries()) {
    const orderId = `event-${eventId}-${draw}-${place + 1}`
    const [copy] = await drawCopies(tx, [cardPool(cardId)], { quantity: 1, userId, orderId, at })
    if (!copy) throw refusals.tooFewCards()
    await addWork(tx, 'mint', orderId, at)
    await addArrivals(tx, [{ ...copy, userId, source: 'event', eventTitle, at }])
  }
}

/**
 * Draws winners of an event from its entries, tells all of them their result, and gives the benefits that winners get,
 * and with `card` a copy of it.
 * `again` draws further winners of those who have not won; the same seed and number again return the last draw.
 *
 * @throws Problem EVENT_UNKNOWN, DRAW_DONE, DRAW_SHORT, CARD_UNKNOWN, CARDS_SHORT
 */
export const drawEvent = (backend: Backend, author: string, body: DrawBody): Promise<EventDraw> =>
  transact(backend, async (tx) => {
    const { event: name, seed, again, card } = body
    const { eventId, title } = await lockEvent(tx, name)
    const last = await lastDraw(tx, eventId)
    if (last && last.seed === seed && last.winners.length === body.winners && last.cardId === (card ?? null))
      return resultOf(tx, name, last)
    if (last && !again) throw refusals.drawnBefore()
    const open = and(eq(entries.eventId, eventId), ne(entries.result, 'won'))
    const entered = await tx
      .select({ id: entries.userId })
      .from(entries)
      .where(open)
      .orderBy(asc(entries.userId))
    if (entered.length < body.winners) throw refusals.tooFewEntries(entered.length)
    const draw = (last?.draw ?? 0) + 1
    const order = shuffled(
      seed,
      draw,
      entered.map(({ id }) => id),
    )
    const winners = order.slice(0, body.winners)
    const at = backend.now()
    await tx.update(entries).set({ result: 'lost', announcedAt: at }).where(open)
    const won = and(eq(entries.eventId, eventId), inArray(entries.userId, winners))
    await tx.update(entries).set({ result: 'won' }).where(won)
    const row = { eventId, draw, seed, author, at, entries: entered.length, cardId: card ?? null, winners }
    await tx.insert(eventDraws).values(row)
    // Before the benefits, whose lock is the last one (`cards/pools.ts`).
    if (card !== undefined)
      await giveCards(tx, winners, { eventId, eventTitle: oneLine(title), draw, cardId: card, at })
    await giveDueToAll(tx)
    backend.log.info('event.drawn', { event: name, draw, winners: winners.length, author })
    return resultOf(tx, name, row)
  })
