import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { copiesPath, createCopies, readCopy } from '../images/copies.ts'
import { askerReader } from '../images/pixels.ts'
import { CDN } from '../images/urls.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { uploads } from './tables.ts'

const ID = '[0-9a-f-]{36}'

/** Returns the URL of an uploaded picture; everyone with the URL can see it. */
export const uploadUrl = ({ origins }: Pick<BackendConfig, 'origins'>, id: string): string =>
  `${origins.api}${CDN}/upload/${id}.webp`

/** The pictures that members uploaded, and their copies. */
export function uploadsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const askerOf = askerReader(backend)
  const copyOf = createCopies()

  async function read(id: string): Promise<Uint8Array> {
    const [row] = await backend.db.select().from(uploads).where(eq(uploads.id, id))
    if (!row) throw notFound('이미지를 찾을 수 없어요.')
    return row.bytes
  }
  const send = (c: Context, bytes: Uint8Array<ArrayBuffer>) =>
    c.body(bytes, 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })

  const path = `${CDN}/upload/:file{${ID}\\.webp}` as const
  route({ method: 'GET', path, auth: 'public' }, async (c) =>
    send(c, new Uint8Array(await read(c.req.param('file').slice(0, 36)))),
  )
  route({ method: 'GET', path: copiesPath('upload', ID), auth: 'public' }, async (c) => {
    const copy = readCopy(c.req.param('file'))
    return send(c, await copyOf(askerOf(c), copy, () => read(copy.name)))
  })
  return app
}
