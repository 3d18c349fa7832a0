import {
  endCardShareEndpoint,
  getCardShareEndpoint,
  getSharedCardEndpoint,
  setCardShareEndpoint,
} from '@fandeck/sdk/wire'
import type { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { askerReader } from '../images/pixels.ts'
import { routesOf } from '../routes.ts'
import { endpointsOf } from '../serve.ts'
import { createCardPictures } from './share-pictures.ts'
import {
  CARD_PICTURES,
  cardShareOf,
  endCardShare,
  notShared,
  SHAPES,
  setCardShare,
  sharedCard,
} from './shares.ts'

const PICTURE_HEADERS = {
  'content-type': 'image/jpeg',
  // A minute: the owner can end the link.
  'cache-control': 'public, max-age=60',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** Mounts the links of cards: the owner makes and ends them, and everybody with a link sees the card and its pictures. */
export function mountCardShares(app: Hono, backend: Backend): void {
  const serve = endpointsOf(app, backend)
  const askerOf = askerReader(backend)
  const pictureOf = createCardPictures(backend)
  serve(getCardShareEndpoint, ({ params, caller }) => cardShareOf(backend, params, caller.userId))
  serve(setCardShareEndpoint, ({ params, caller, body }) =>
    setCardShare(backend, params, { ...body, userId: caller.userId }),
  )
  serve(endCardShareEndpoint, ({ params, caller }) => endCardShare(backend, params, caller.userId))
  // Of the primary, so that a link works as soon as it is made.
  serve(getSharedCardEndpoint, ({ params }) => sharedCard(backend, params.shareKey), { cache: CACHE.second })

  const path = `${CARD_PICTURES}/:file{[\\w-]{22}-[a-z]+\\.jpg}` as const
  routesOf(app)({ method: 'GET', path, auth: 'public' }, async (c) => {
    const [, shareKey = '', name] = /^([\w-]{22})-([a-z]+)\.jpg$/.exec(c.req.param('file')) ?? []
    const shape = SHAPES.find((one) => one === name)
    if (!shape) throw notShared()
    const { etag, bytes } = await pictureOf(askerOf(c), shareKey, shape)
    // A browser saves the pictures for posts and stories, also from another origin.
    const disposition = shape === 'preview' ? 'inline' : `attachment; filename="card-${shape}.jpg"`
    const headers = { ...PICTURE_HEADERS, etag, 'content-disposition': disposition }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(bytes, 200, headers)
  })
}
