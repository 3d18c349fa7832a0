import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { CDN } from '../images/urls.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { uploads } from './tables.ts'

/** Returns the URL of an uploaded picture; everyone with the URL can see it. */
export const uploadUrl = ({ origins }: Pick<BackendConfig, 'origins'>, id: string): string =>
  `${origins.api}${CDN}/upload/${id}.webp`

/** The pictures that members uploaded. */
export function uploadsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const path = `${CDN}/upload/:file{[0-9a-f-]{36}\\.webp}` as const
  routesOf(app)({ method: 'GET', path, auth: 'public' }, async (c) => {
    const id = c.req.param('file').slice(0, 36)
    const [row] = await backend.db.select().from(uploads).where(eq(uploads.id, id))
    if (!row) throw notFound('이미지를 찾을 수 없어요.')
    return c.body(new Uint8Array(row.bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return app
}
