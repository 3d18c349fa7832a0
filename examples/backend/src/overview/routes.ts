import { getBadgesEndpoint, getOverviewEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { openLibrary } from '../campaigns/library.ts'
import type { Backend } from '../context.ts'
import { askerReader } from '../images/pixels.ts'
import { routesOf } from '../routes.ts'
import { endpointsOf } from '../serve.ts'
import { BADGE_PICTURES } from './badge-keys.ts'
import { BADGE_SHAPES } from './badge-picture.ts'
import { createBadgePictures, noBadge } from './badge-pictures.ts'
import { badgesOf } from './badges.ts'
import { overviewOf } from './service.ts'

const PICTURE_HEADERS = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** What waits for a member (D109), and what the member has completed, with its pictures (D112). */
export function overviewRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const library = openLibrary(backend)
  serve(getOverviewEndpoint, ({ caller }) => overviewOf(backend, library, caller.userId))
  serve(getBadgesEndpoint, async ({ caller }) => ({
    badges: await badgesOf(backend, library, caller.userId),
  }))
  const askerOf = askerReader(backend)
  const pictureOf = createBadgePictures(backend, library)
  const path = `${BADGE_PICTURES}/:file{[\\w.-]+-[a-z]+\\.jpg}` as const
  routesOf(app)({ method: 'GET', path, auth: 'public' }, async (c) => {
    const [, key = '', name] = /^([\w.-]+)-([a-z]+)\.jpg$/.exec(c.req.param('file')) ?? []
    const shape = BADGE_SHAPES.find((one) => one === name)
    if (!shape) throw noBadge()
    const { etag, bytes } = await pictureOf(askerOf(c), key, shape)
    const disposition = `attachment; filename="badge-${shape}.jpg"`
    const headers = { ...PICTURE_HEADERS, etag, 'content-disposition': disposition }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(bytes, 200, headers)
  })
  return app
}
