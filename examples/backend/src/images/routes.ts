import { constants } from '@fandeck/sdk'
import { type Context, Hono } from 'hono'
import { type ArtSpec, drawArt, teamsIn } from '../art/art.ts'
import { toSvg } from '../art/svg.ts'
import { isTeamKey } from '../art/teams.ts'
import { campaignCrest } from '../campaigns/crest.ts'
import { type Library, openLibrary } from '../campaigns/library.ts'
import { documentTeams } from '../campaigns/teams.ts'
import type { Backend } from '../context.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { webpOf } from './render.ts'
import { artSpecOf } from './store.ts'
import { CDN } from './urls.ts'

const DEFAULT_WIDTH = 640
/** The widths of pictures that are shown small only. */
const SMALL_WIDTHS = new Map([
  ['drop', 360],
  ['event-thumb', 360],
  ['original-tile', 480],
])
/** A day, then revalidated in the background: the URL of a picture stays when its drawing improves. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/** The widths of resized copies (S9.7). */
const WIDTHS: readonly number[] = [...constants.image.widths, ...constants.image.smallWidths]

/** The crest of a campaign whose team has none: `/cdn/art/crest/{slug}.svg`. */
const madeFor = (library: Library, slug: string) =>
  library.find(slug).then((campaign) => campaign && toSvg(campaignCrest(campaign)))

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
export function imagesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const library = openLibrary(backend)
  const draw = async (spec: ArtSpec, width: number) =>
    webpOf(spec, width, await documentTeams(library, teamsIn(spec)))
  route({ method: 'GET', path: `${CDN}/art/crest/:file{[a-z0-9-]+\\.svg}`, auth: 'public' }, async (c) => {
    const team = c.req.param('file').slice(0, -'.svg'.length)
    const svg = isTeamKey(team)
      ? drawArt({ kind: 'crest', team }, await documentTeams(library, [team]))
      : await madeFor(library, team)
    if (svg === undefined) throw notFound('이미지를 찾을 수 없어요.')
    return send(c, 'image/svg+xml', svg)
  })
  route({ method: 'GET', path: `${CDN}/art/:kind/:file{[\\w-]+\\.webp}`, auth: 'public' }, async (c) => {
    const id = c.req.param('file').slice(0, -'.webp'.length)
    const kind = c.req.param('kind')
    const spec = await artSpecOf(backend.db, kind, id)
    if (!spec) throw notFound('이미지를 찾을 수 없어요.')
    const width = Number(c.req.query('w')) || SMALL_WIDTHS.get(kind) || DEFAULT_WIDTH
    return send(c, 'image/webp', new Uint8Array(await draw(spec, width)))
  })
  // The copy that `resizedImage` of the SDK requests (D43).
  const resized = `${CDN}/art/:kind/resized/:file{\\d{1,9}_\\d{2,4}\\.webp}` as const
  route({ method: 'GET', path: resized, auth: 'public' }, async (c) => {
    const [id = '', width = ''] = c.req.param('file').slice(0, -'.webp'.length).split('_')
    const spec = await artSpecOf(backend.db, c.req.param('kind'), id)
    if (!spec || !WIDTHS.includes(Number(width))) throw notFound('이미지를 찾을 수 없어요.')
    return send(c, 'image/webp', new Uint8Array(await draw(spec, Number(width))))
  })
  return app
}
