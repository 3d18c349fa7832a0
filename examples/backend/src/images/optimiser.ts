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
import { type Drawings, type NamedPicture, pictureAt } from './drawings.ts'
import { type Asker, askerReader, createPictures, onPublicPixels } from './pixels.ts'
import { CDN } from './urls.ts'

const { widths, smallWidths, quality: DEFAULT_QUALITY } = constants.image
const WIDTHS: readonly number[] = [...widths, ...smallWidths]
/** Others are rounded to the nearest, so that requests cannot create endless variants. */
const QUALITIES = [25, 50, DEFAULT_QUALITY, 100]
const KEPT = 200
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

const PRIVATE = 'private, max-age=3600'

const digits = z.string().check(z.regex(/^\d{1,4}$/))
/** GET /_next/image (S7.66). */
const ImageQuery = z.object({ url: z.string().check(z.maxLength(500)), w: digits, q: z.optional(digits) })

/** A URL of the CDN; refuses everything else, so that no URL of another host is fetched. */
function sourceOf(url: string, { origins }: Pick<BackendConfig, 'origins'>): URL {
  const target = URL.canParse(url, origins.api) ? new URL(url, origins.api) : undefined
  const own = target && [origins.api, origins.site].includes(target.origin)
  if (!own || !target.pathname.startsWith(`${CDN}/`)) throw badRequest()
  return target
}

const typeFor = (accept: string) => (accept.includes('image/avif') ? 'avif' : 'webp')
const distance = (one: number, other: number) => Math.abs(one - other)
const offeredQuality = (asked: number) =>
  QUALITIES.toSorted((a, b) => distance(a, asked) - distance(b, asked))[0] ?? DEFAULT_QUALITY

interface Picture {
  type: string
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

/** All that a picture depends on. */
interface Variant {
  source: NamedPicture
  width: number
  quality: number
  type: 'avif' | 'webp'
}

/**
 * The image optimiser: a picture of the CDN at an offered width, as AVIF or WebP by `Accept`, with an ETag. Draws
 * only offered widths and sends no network requests.
 */
export function optimiserRoutes(backend: Backend, drawings: Drawings): Hono {
  const { config } = backend
  const app = new Hono()
  const askerOf = askerReader(backend)
  const pictureOf = createPictures<Picture>(KEPT)

  async function read(asker: Asker, source: NamedPicture): Promise<string | Uint8Array | undefined> {
    if ('crest' in source) return drawings.crest(source.crest)
    if ('sha256' in source) return drawings.media.read(source)
    return drawings.webp(asker, source)
  }

  async function make(asker: Asker, { source, width, quality, type }: Variant): Promise<Picture> {
    const drawn = await read(asker, source)
    if (drawn === undefined) throw notFound('이미지를 찾을 수 없어요.')
    const bytes = await onPublicPixels(asker, () =>
      sharp(typeof drawn === 'string' ? Buffer.from(drawn) : drawn, { limitInputPixels: 40_000_000 })
        .resize({ width, withoutEnlargement: true })
        .toFormat(type, { quality, ...(type === 'avif' && { effort: 2 }) })
        .toBuffer(),
    )
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { type: `image/${type}`, etag, bytes: new Uint8Array(bytes) }
  }

  async function answer(c: Context): Promise<Response> {
    const { url, w, q } = parse(ImageQuery, c.req.query())
    const [width, quality] = [Number(w), q === undefined ? DEFAULT_QUALITY : Number(q)]
    if (!WIDTHS.includes(width) || quality < 1 || quality > 100) throw badRequest()
    const address = sourceOf(url, config)
    const source = pictureAt(address)
    if (!source) throw notFound('이미지를 찾을 수 없어요.')
    const query = Object.fromEntries(address.searchParams)
    const medium = 'sha256' in source ? await drawings.media.find(source, query) : undefined
    const type = typeFor(c.req.header('accept') ?? '')
    const variant = { source, width, quality: offeredQuality(quality), type } as const
    const picture = await pictureOf(JSON.stringify(variant), askerOf(c), (all) => make(all, variant))
    const headers = {
      'content-type': picture.type,
      'cache-control': medium?.visibility === 'private' ? PRIVATE : CACHE,
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
