import { type Context, Hono } from 'hono'
import type { Backend } from '../context.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { copiesPath, createCopies, readCopy } from './copies.ts'
import { type Drawings, type DrawnPicture, drawnPicture } from './drawings.ts'
import { askerReader } from './pixels.ts'
import { CDN } from './urls.ts'

/** A day, then revalidated in the background: the URL of a picture stays when its drawing improves. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

function send(c: Context, type: string, data: string | Uint8Array<ArrayBuffer>) {
  const headers = {
    'content-type': type,
    'cache-control': CACHE,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  return c.body(data, 200, headers)
}

/** The pictures, drawn from their rows: `/cdn/art/{kind}/{id}.webp?w=`, `/cdn/art/crest/{team}.svg`, and their copies. */
export function imagesRoutes(backend: Backend, drawings: Drawings): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const askerOf = askerReader(backend)
  const copyOf = createCopies()
  const sendPicture = async (c: Context, picture: DrawnPicture | undefined) => {
    const webp = picture && (await drawings.webp(askerOf(c), picture))
    if (!webp) throw notFound('이미지를 찾을 수 없어요.')
    return send(c, 'image/webp', new Uint8Array(webp))
  }
  const nameIn = (c: Context) => (c.req.param('file') ?? '').replace(/\.\w+$/, '')
  route({ method: 'GET', path: `${CDN}/art/crest/:file{[a-z0-9-]+\\.svg}`, auth: 'public' }, async (c) => {
    const svg = await drawings.crest(nameIn(c))
    if (svg === undefined) throw notFound('이미지를 찾을 수 없어요.')
    return send(c, 'image/svg+xml', svg)
  })
  route({ method: 'GET', path: `${CDN}/art/:kind/:file{[\\w-]+\\.webp}`, auth: 'public' }, (c) =>
    sendPicture(c, drawnPicture(c.req.param('kind'), nameIn(c), c.req.query('w'))),
  )
  const crestCopies = copiesPath('art/crest', '[a-z0-9-]+')
  route({ method: 'GET', path: crestCopies, auth: 'public' }, async (c) => {
    const copy = readCopy(c.req.param('file'))
    const bytes = await copyOf(askerOf(c), copy, async () => {
      const svg = await drawings.crest(copy.name)
      if (svg === undefined) throw notFound('이미지를 찾을 수 없어요.')
      return svg
    })
    return send(c, 'image/webp', bytes)
  })
  // A drawing is drawn at the width of its copy.
  route({ method: 'GET', path: copiesPath('art/:kind', '\\d{1,9}'), auth: 'public' }, (c) => {
    const { name, width } = readCopy(c.req.param('file'))
    return sendPicture(c, { kind: c.req.param('kind'), id: name, width })
  })
  return app
}
