import { eq } from 'drizzle-orm'
import type { ArtSpec } from '../art/art.ts'
import { benefits } from '../benefits/tables.ts'
import { designs } from '../cards/tables.ts'
import { banners } from '../content/tables.ts'
import type { Db } from '../db/open.ts'
import { mintings } from '../drops/tables.ts'
import { popups } from '../popups/tables.ts'
import { events, originals, stories } from '../showcase/tables.ts'

type Find = (db: Db, id: string) => Promise<readonly { spec: ArtSpec | null }[]>

/** Finds the drawing of each kind of picture by the id in its URL. */
const FINDERS: ReadonlyMap<string, Find> = new Map<string, Find>([
  ['card', (db, id) => db.select({ spec: designs.art }).from(designs).where(eq(designs.cardId, +id))],
  ['drop', (db, id) => db.select({ spec: mintings.thumb }).from(mintings).where(eq(mintings.dropId, +id))],
  ['hero', (db, id) => db.select({ spec: mintings.hero }).from(mintings).where(eq(mintings.dropId, +id))],
  [
    'benefit',
    (db, id) => db.select({ spec: benefits.image }).from(benefits).where(eq(benefits.benefitId, +id)),
  ],
  [
    'banner-pc',
    (db, id) => db.select({ spec: banners.desktopArt }).from(banners).where(eq(banners.bannerSeq, +id)),
  ],
  [
    'banner-mo',
    (db, id) => db.select({ spec: banners.mobileArt }).from(banners).where(eq(banners.bannerSeq, +id)),
  ],
  ['popup', (db, id) => db.select({ spec: popups.art }).from(popups).where(eq(popups.popupId, +id))],
  [
    'original',
    (db, id) => db.select({ spec: originals.image }).from(originals).where(eq(originals.originalId, +id)),
  ],
  [
    'original-tile',
    (db, id) => db.select({ spec: originals.thumb }).from(originals).where(eq(originals.originalId, +id)),
  ],
  ['event', (db, id) => db.select({ spec: events.image }).from(events).where(eq(events.eventId, +id))],
  ['event-thumb', (db, id) => db.select({ spec: events.thumb }).from(events).where(eq(events.eventId, +id))],
  ['story', (db, id) => db.select({ spec: stories.image }).from(stories).where(eq(stories.storyId, +id))],
])

/** Returns the drawing of a picture; `undefined` for an unknown kind or row. */
export async function artSpecOf(db: Db, kind: string, id: string): Promise<ArtSpec | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  const rows = await FINDERS.get(kind)?.(db, id)
  return rows?.[0]?.spec ?? undefined
}
