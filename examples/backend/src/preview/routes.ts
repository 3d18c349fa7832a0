import { PREVIEW_LEVELS, PreviewBody, PreviewLink, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { Problem } from '../problem.ts'
import { jsonBody, ok, parse } from '../reply.ts'
import { routesOf } from '../routes.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { readPreview, signPreview } from './token.ts'

const DAY_MS = 24 * 60 * 60_000
const Query = z.object({ token: z.string().check(z.maxLength(500)) })
const Reply = z.object({ at: z.number(), level: z.enum(PREVIEW_LEVELS) })

const ended = () => new Problem(410, '미리보기 링크가 만료됐어요. 새 링크를 받아 주세요.', 'PREVIEW_ENDED')

/** Links that show the site at another time: the command `fandeck preview` asks for one, and the site reads it. */
export function previewRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const operatorRoute = tokenRoutesOf(app, backend)

  operatorRoute(
    { method: 'POST', path: SHOP_PATHS.preview, may: 'look', body: PreviewBody },
    async (c, { name: author }) => {
      const { at, level, path, days } = await jsonBody(c, PreviewBody)
      const endsAt = backend.now() + days * DAY_MS
      const url = new URL(path, backend.config.origins.site)
      url.searchParams.set('preview', await signPreview(backend, { at, level, endsAt }))
      backend.log.info('preview.made', { at, level, author })
      return ok(c, PreviewLink, { url: url.href, endsAt })
    },
  )

  route({ method: 'GET', path: '/preview', auth: 'public', query: Query }, async (c) => {
    const preview = await readPreview(backend, parse(Query, c.req.query()).token)
    if (!preview) throw ended()
    return ok(c, Reply, preview)
  })

  return app
}
