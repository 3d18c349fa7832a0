import { type Context, Hono } from 'hono'
import type { Backend } from '../context.ts'
import { copiesPath, readCopy } from '../images/copies.ts'
import { type Drawings, pictureAt } from '../images/drawings.ts'
import { type Asker, askerReader } from '../images/pixels.ts'
import { CDN } from '../images/urls.ts'
import { notFound, Problem } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { contentTypeOf, nameOf } from './medium.ts'
import type { media } from './tables.ts'

const SHA256 = '[0-9a-f]{64}'
const FOREVER = 'max-age=31536000, immutable'
/** As long as the shortest signed address. */
const PRIVATE = 'private, max-age=3600'
/** So that a restored medium soon replaces its drawing. */
const STAND_IN = 'public, max-age=60'
const STAND_IN_WIDTH = 640

type Row = typeof media.$inferSelect
type Bytes = Uint8Array<ArrayBuffer>

function send(
  c: Context,
  bytes: Bytes | undefined,
  { type, cache, etag }: { type: string; cache: string; etag?: string },
) {
  const headers = {
    'content-type': type,
    'cache-control': cache,
    ...(etag && { etag }),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  return bytes ? c.body(bytes, 200, headers) : c.body(null, 304, headers)
}

/** The media of the shop and their copies: `/cdn/m/{sha256}.{ext}`, `/cdn/m/resized/{sha256}_{w}.webp` (D43, D91). */
export function mediaRoutes(backend: Backend, drawings: Drawings): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const askerOf = askerReader(backend)
  const cacheOf = ({ visibility }: Row) => (visibility === 'private' ? PRIVATE : `public, ${FOREVER}`)

  /** Sends a medium, or its fallback drawing if the store does not have it. */
  async function answer(
    c: Context,
    medium: Row,
    width: number,
    read: (asker: Asker) => Promise<Bytes>,
    type: string,
  ) {
    const etag = `"${medium.sha256.slice(0, 22)}-${type.slice(6)}-${width}"`
    const head = { type, cache: cacheOf(medium), etag }
    if (c.req.header('if-none-match') === etag) return send(c, undefined, head)
    try {
      return send(c, await read(askerOf(c)), head)
    } catch (error) {
      if (!(error instanceof Problem) || error.http !== 404) throw error
      const drawn = await drawings.standIn(askerOf(c), medium.sha256, width)
      if (!drawn) throw error
      return send(c, new Uint8Array(drawn), { type: 'image/webp', cache: STAND_IN })
    }
  }

  route({ method: 'GET', path: `${CDN}/m/:file{${SHA256}\\.[a-z]{3,4}}`, auth: 'public' }, async (c) => {
    const named = pictureAt(new URL(c.req.url))
    if (!named || !('sha256' in named)) throw notFound('이미지를 찾을 수 없어요.')
    const medium = await drawings.media.find(named, c.req.query())
    const type = contentTypeOf(nameOf(medium))
    return answer(c, medium, STAND_IN_WIDTH, (asker) => drawings.media.original(asker, medium), type)
  })
  route({ method: 'GET', path: copiesPath('m', SHA256), auth: 'public' }, async (c) => {
    const { name, width } = readCopy(c.req.param('file'))
    const medium = await drawings.media.find({ sha256: name }, c.req.query())
    return answer(c, medium, width, (asker) => drawings.media.copy(asker, medium, width), 'image/webp')
  })
  return app
}
