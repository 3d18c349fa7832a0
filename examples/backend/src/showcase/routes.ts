import { getEventsEndpoint, getOriginalsEndpoint, getStoriesEndpoint } from '@fandeck/sdk/wire'
import { asc, desc, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { crestUrl, type PictureKind, pictureUrl } from '../images/urls.ts'
import type { PictureSpec } from '../media/medium.ts'
import { endpointsOf } from '../serve.ts'
import { events, originals, stories } from './tables.ts'

/** The files of originals, events and stories (D26); no original and no story before its time (D89). */
export function showcaseRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  const { config } = backend
  const url = (kind: PictureKind, id: number, art: PictureSpec) => pictureUrl(config, { kind, id, art })

  const begun = (at: AnyPgColumn) => lte(sql`coalesce(${at}, 0)`, backend.now())

  const originalsOf = async ({ db }: Backend) => ({
    updatedAt: backend.now(),
    originals: (
      await db.select().from(originals).where(begun(originals.startAt)).orderBy(asc(originals.originalId))
    ).map((row) => ({
      ...row,
      crest: crestUrl(config, row.team),
      image: url('original', row.originalId, row.image),
      thumb: url('original-tile', row.originalId, row.thumb),
    })),
  })
  const eventsOf = async ({ db }: Backend) => ({
    updatedAt: backend.now(),
    events: (await db.select().from(events).orderBy(asc(events.endAt))).map((row) => ({
      ...row,
      image: url('event', row.eventId, row.image),
      thumb: url('event-thumb', row.eventId, row.thumb),
    })),
  })
  const storiesOf = async ({ db }: Backend) => ({
    updatedAt: backend.now(),
    stories: (
      await db.select().from(stories).where(begun(stories.postedAt)).orderBy(desc(stories.postedAt))
    ).map((row) => ({
      ...row,
      image: url('story', row.storyId, row.image),
    })),
  })
  serve(getOriginalsEndpoint, () => reading(originalsOf), { cache: CACHE.second })
  serve(getEventsEndpoint, () => reading(eventsOf), { cache: CACHE.second })
  serve(getStoriesEndpoint, () => reading(storiesOf), { cache: CACHE.second })
  return app
}
