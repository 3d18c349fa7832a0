import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Backend } from '../context.ts'
import { copiesPath, createCopies, readCopy } from '../images/copies.ts'
import { askerReader } from '../images/pixels.ts'
import { CDN } from '../images/urls.ts'
import { nameOf } from '../media/medium.ts'
import { requireSigned } from '../media/signed.ts'
import { mediaStore } from '../media/stores.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { uploads } from './tables.ts'

const ID = '[0-9a-f-]{36}'
const missing = () => notFound('이미지를 찾을 수 없어요.')

type Found = Pick<typeof uploads.$inferSelect, 'id' | 'sha256' | 'visibility'>

/** The pictures that members uploaded, and their copies. */
export function uploadsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const askerOf = askerReader(backend)
  const copyOf = createCopies()
  const store = mediaStore(backend)
  const { db } = backend

  async function find(c: Context, id: string): Promise<Found> {
    const [row] = await db
      .select({ id: uploads.id, sha256: uploads.sha256, visibility: uploads.visibility })
      .from(uploads)
      .where(eq(uploads.id, id))
    if (!row) throw missing()
    if (row.visibility === 'private') requireSigned(backend, `upload/${id}`, c.req.query())
    return row
  }
  async function read({ id, sha256 }: Found): Promise<Uint8Array> {
    if (sha256 !== null) {
      const bytes = await store.read(nameOf({ sha256, ext: 'webp' }))
      if (!bytes) throw missing()
      return bytes
    }
    // From before there was a store.
    const [row] = await db.select({ bytes: uploads.bytes }).from(uploads).where(eq(uploads.id, id))
    if (!row?.bytes) throw missing()
    return row.bytes
  }
  const send = (c: Context, { visibility }: Found, bytes: Uint8Array<ArrayBuffer>) =>
    c.body(bytes, 200, {
      'content-type': 'image/webp',
      'cache-control': `private, max-age=${visibility === 'private' ? '3600' : '31536000, immutable'}`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })

  const path = `${CDN}/upload/:file{${ID}\\.webp}` as const
  route({ method: 'GET', path, auth: 'public' }, async (c) => {
    const found = await find(c, c.req.param('file').slice(0, 36))
    return send(c, found, new Uint8Array(await read(found)))
  })
  route({ method: 'GET', path: copiesPath('upload', ID), auth: 'public' }, async (c) => {
    const copy = readCopy(c.req.param('file'))
    const found = await find(c, copy.name)
    return send(c, found, await copyOf(askerOf(c), copy, () => read(found)))
  })
  return app
}
