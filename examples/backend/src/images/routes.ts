import { type Context, Hono } from 'hono'
import type { Backend } from '../context.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { type Drawings, type DrawnPicture, drawnPicture, resizedPicture } from './drawings.ts'
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

/** The pictures, drawn from their rows: `/cdn/art/{kind}/{id}.webp?w=` and `/cdn/art/crest/{team}.svg`. */
export function imagesRoutes(backend: Backend, drawings: Drawings): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const askerOf = askerReader(backend)
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
  // The copy that `resizedImage` of the SDK requests (D43).
  const resized = `${CDN}/art/:kind/resized/:file{\\d{1,9}_\\d{2,4}\\.webp}` as const
  route({ method: 'GET', path: resized, auth: 'public' }, (c) =>
    sendPicture(c, resizedPicture(c.req.param('kind'), nameIn(c))),
  )
  return app
}
