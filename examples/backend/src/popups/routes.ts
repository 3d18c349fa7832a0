import { getMainPopupsEndpoint, getPopupNoticesEndpoint } from '@fandeck/sdk/wire'
import { and, asc, gt, lte } from 'drizzle-orm'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { pictureUrl } from '../images/urls.ts'
import { endpointsOf } from '../serve.ts'
import { popups } from './tables.ts'

/** The popups in both wire formats (S7.11, D13); only those whose period has begun (D89). */
export function popupsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)

  async function list() {
    const now = backend.now()
    const rows = await backend.db
      .select()
      .from(popups)
      .where(and(lte(popups.startAt, now), gt(popups.endAt, now)))
      .orderBy(asc(popups.popupId))
    return {
      count: rows.length,
      rows: rows.map((row) => ({
        ...row,
        image: pictureUrl(backend.config, { kind: 'popup', id: row.popupId, art: row.art }),
      })),
    }
  }

  serve(getMainPopupsEndpoint, list, { cache: CACHE.second })
  serve(getPopupNoticesEndpoint, list, { cache: CACHE.second })
  return app
}
