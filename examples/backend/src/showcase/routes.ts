import { getEventsEndpoint, getOriginalsEndpoint, getStoriesEndpoint } from '@fandeck/sdk/wire'
import { asc, desc, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { artUrls } from '../images/urls.ts'
import { endpointsOf } from '../serve.ts'
import { events, originals, stories } from './tables.ts'

/** The files of originals, events and stories (D26); no original and no story before its time (D89). */
export function showcaseRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  const urls = artUrls(backend.config)

  const begun = (at: AnyPgColumn) => lte(sql`coalesce(${at}, 0)`, backend.now())

  const originalsOf = async ({ db }: Backend) => ({
    updatedAt: backend.now(),
    originals: (
      await db.select().from(originals).where(begun(originals.startAt)).orderBy(asc(originals.originalId))
    ).map((row) => ({
      ...row,
      crest: urls.crest(row.team),
      image: urls.art('original', row.originalId),
      thumb: urls.art('original-tile', row.originalId),
    })),
  })
  const eventsOf = async ({ db }: Backend) => ({
    updatedAt: backend.now(),
    events: (await db.select().from(events).orderBy(asc(events.endAt))).map((row) => ({
      ...row,
      image: urls.art('event', row.eventId),
      thumb: urls.art('event-thumb', row.eventId),
    })),
  })
  const storiesOf = async ({ db }: Backend) => ({
    updatedAt: backend.now(),
    stories: (
      await db.select().from(stories).where(begun(stories.postedAt)).orderBy(desc(stories.postedAt))
    ).map((row) => ({
      ...row,
      image: urls.art('story', row.storyId),
    })),
  })
  serve(getOriginalsEndpoint, () => reading(originalsOf), { cache: CACHE.second })
  serve(getEventsEndpoint, () => reading(eventsOf), { cache: CACHE.second })
  serve(getStoriesEndpoint, () => reading(storiesOf), { cache: CACHE.second })
  return app
}
