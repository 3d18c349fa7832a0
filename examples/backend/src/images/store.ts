import { and, eq, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ArtSpec } from '../art/art.ts'
import { benefits } from '../benefits/tables.ts'
import { designs } from '../cards/tables.ts'
import { banners } from '../content/tables.ts'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { mintings } from '../drops/tables.ts'
import { popups } from '../popups/tables.ts'
import { events, originals, stories } from '../showcase/tables.ts'

type Find = (db: Db, id: string, now: number) => Promise<readonly { spec: ArtSpec | null }[]>

/** Matches what is public by `now` (D89). */
const begun = (at: AnyPgColumn, now: number) => lte(sql`coalesce(${at}, 0)`, now)

/** Finds the drawing of each kind of picture by the id in its URL. */
const FINDERS: ReadonlyMap<string, Find> = new Map<string, Find>([
  ['card', (db, id) => db.select({ spec: designs.art }).from(designs).where(eq(designs.cardId, +id))],
  ['drop', (db, id) => db.select({ spec: mintings.thumb }).from(mintings).where(eq(mintings.dropId, +id))],
  ['hero', (db, id) => db.select({ spec: mintings.hero }).from(mintings).where(eq(mintings.dropId, +id))],
  [
    'benefit',
    (db, id) => db.select({ spec: benefits.image }).from(benefits).where(eq(benefits.benefitId, +id)),
  ],
  ...(
    [
      ['banner-pc', banners, banners.desktopArt, banners.bannerSeq, banners.startAt],
      ['banner-mo', banners, banners.mobileArt, banners.bannerSeq, banners.startAt],
      ['popup', popups, popups.art, popups.popupId, popups.startAt],
      ['original', originals, originals.image, originals.originalId, originals.startAt],
      ['original-tile', originals, originals.thumb, originals.originalId, originals.startAt],
      ['story', stories, stories.image, stories.storyId, stories.postedAt],
    ] as const
  ).map(([kind, table, spec, key, at]): [string, Find] => [
    kind,
    (db, id, now) =>
      db
        .select({ spec })
        .from(table)
        .where(and(eq(key, +id), begun(at, now))),
  ]),
  ['event', (db, id) => db.select({ spec: events.image }).from(events).where(eq(events.eventId, +id))],
  ['event-thumb', (db, id) => db.select({ spec: events.thumb }).from(events).where(eq(events.eventId, +id))],
])

/** Returns the drawing of a picture; `undefined` for an unknown kind or row, and for what is not public yet (D89). */
export async function artSpecOf(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  kind: string,
  id: string,
): Promise<ArtSpec | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const rows = await FINDERS.get(kind)?.(db, id, now())
  return rows?.[0]?.spec ?? undefined
}
