import { createHash } from 'node:crypto'
import { constants } from '@fandeck/sdk'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { badRequest, notFound } from '../problem.ts'
import { parse } from '../reply.ts'
import { routesOf } from '../routes.ts'
import { CDN } from './urls.ts'

const { widths, smallWidths, quality: DEFAULT_QUALITY } = constants.image
const WIDTHS: readonly number[] = [...widths, ...smallWidths]
const KEPT = 200
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

const digits = z.string().check(z.regex(/^\d{1,4}$/))
/** GET /_next/image (S7.66). */
const ImageQuery = z.object({ url: z.string().check(z.maxLength(500)), w: digits, q: z.optional(digits) })

/** A path of the CDN; refuses everything else, so that no URL of another host is fetched. */
function pathOf(url: string, { origins }: Pick<BackendConfig, 'origins'>): string {
  const target = URL.canParse(url, origins.api) ? new URL(url, origins.api) : undefined
  const own = target && [origins.api, origins.site].includes(target.origin)
  if (!own || !target.pathname.startsWith(`${CDN}/`)) throw badRequest()
  return target.pathname + target.search
}

const typeFor = (accept: string) => (accept.includes('image/avif') ? 'avif' : 'webp')

interface Picture {
  type: string
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The image optimiser: a picture of the CDN at an offered width, as AVIF or WebP by `Accept`, with an ETag. Draws
 * only offered widths and sends no network requests.
 *
 * @param draw returns a path of the CDN within this process
 */
export function optimiserRoutes(
  { config }: Backend,
  draw: (path: string) => Response | Promise<Response>,
): Hono {
  const app = new Hono()
  const kept = new Map<string, Promise<Picture>>()

  async function make(path: string, width: number, quality: number, type: 'avif' | 'webp'): Promise<Picture> {
    const source = await draw(path)
    if (!source.ok || !source.headers.get('content-type')?.startsWith('image/')) {
      throw notFound('이미지를 찾을 수 없어요.')
    }
    const bytes = await sharp(await source.arrayBuffer(), { limitInputPixels: 40_000_000 })
      .resize({ width, withoutEnlargement: true })
      .toFormat(type, { quality, ...(type === 'avif' && { effort: 2 }) })
      .toBuffer()
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { type: `image/${type}`, etag, bytes: new Uint8Array(bytes) }
  }

  function pictureOf(key: string, made: () => Promise<Picture>): Promise<Picture> {
    const known = kept.get(key)
    if (known) return known
    const picture = made()
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return picture
  }

  async function answer(c: Context): Promise<Response> {
    const { url, w, q } = parse(ImageQuery, c.req.query())
    const [width, quality] = [Number(w), q === undefined ? DEFAULT_QUALITY : Number(q)]
    if (!WIDTHS.includes(width) || quality < 1 || quality > 100) throw badRequest()
    const path = pathOf(url, config)
    const type = typeFor(c.req.header('accept') ?? '')
    const picture = await pictureOf(`${type} ${width} ${quality} ${path}`, () =>
      make(path, width, quality, type),
    )
    const headers = {
      'content-type': picture.type,
      'cache-control': CACHE,
      vary: 'Accept',
      etag: picture.etag,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (c.req.header('if-none-match') === picture.etag) return c.body(null, 304, headers)
    return c.body(picture.bytes, 200, headers)
  }

  routesOf(app)({ method: 'GET', path: '/_next/image', auth: 'public', query: ImageQuery }, answer)
  return app
}
