import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { benefits } from '../benefits/tables.ts'
import { designs } from '../cards/tables.ts'
import { banners } from '../content/tables.ts'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { mintings } from '../drops/tables.ts'
import type { PictureSpec } from '../media/medium.ts'
import { popups } from '../popups/tables.ts'
import { events, originals, stories } from '../showcase/tables.ts'

/** What the column of a picture contains, and the team of its row. */
export interface PictureColumn {
  spec: PictureSpec
  /** Of a card. */
  team: string | null
}

/** Which rows of a kind are meant. */
type Which = { id: number } | { sha256: string }
type Find = (db: Db, which: Which, now: number) => Promise<readonly PictureColumn[]>

/** Matches what is public by `now` (D89). */
const begun = (at: AnyPgColumn, now: number) => lte(sql`coalesce(${at}, 0)`, now)

const noTeam = sql<string | null>`null`

/** Finds the pictures of each kind by the id in their URL, or by the medium that they are. */
const FINDERS: ReadonlyMap<string, Find> = new Map<string, Find>(
  (
    [
      ['card', designs, designs.art, designs.cardId, undefined, sql<string | null>`${designs.team}`],
      ['drop', mintings, mintings.thumb, mintings.dropId, undefined, noTeam],
      ['benefit', benefits, benefits.image, benefits.benefitId, undefined, noTeam],
      ['banner-pc', banners, banners.desktopArt, banners.bannerSeq, banners.startAt, noTeam],
      ['banner-mo', banners, banners.mobileArt, banners.bannerSeq, banners.startAt, noTeam],
      ['popup', popups, popups.art, popups.popupId, popups.startAt, noTeam],
      ['original', originals, originals.image, originals.originalId, originals.startAt, noTeam],
      ['original-tile', originals, originals.thumb, originals.originalId, originals.startAt, noTeam],
      ['story', stories, stories.image, stories.storyId, stories.postedAt, noTeam],
      ['event', events, events.image, events.eventId, undefined, noTeam],
      ['event-thumb', events, events.thumb, events.eventId, undefined, noTeam],
    ] as const
  ).map(([kind, table, spec, key, from, team]): [string, Find] => [
    kind,
    (db, which, now) => {
      const meant: SQL = 'id' in which ? eq(key, which.id) : sql`${spec}->>'sha256' = ${which.sha256}`
      return db
        .select({ spec, team })
        .from(table)
        .where(and(meant, from && begun(from, now)))
        .limit(1)
    },
  ]),
)

/** Returns what a picture is; `undefined` for an unknown kind or row, and for what is not public yet (D89). */
export async function pictureOf(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  kind: string,
  id: string,
): Promise<PictureColumn | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  return (await FINDERS.get(kind)?.(db, { id: Number(id) }, now()))?.[0]
}

/** Returns the first picture that is a medium. */
export async function pictureNaming(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  sha256: string,
): Promise<PictureColumn | undefined> {
  for (const find of FINDERS.values()) {
    const [found] = await find(db, { sha256 }, now())
    if (found) return found
  }
  return undefined
}
