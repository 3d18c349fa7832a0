import {
  AgreementBody,
  BannerReply,
  NotionPageReply,
  Terms,
  TermsKind,
  TermsListReply,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { requireMember } from '../auth/middleware.ts'
import type { Backend } from '../context.ts'
import { body, done, ok, parse, pathNumber } from '../reply.ts'
import { agree, bannersOf, notionPageOf, termsById, termsOf } from './service.ts'

/** Banners, terms and Notion pages (S7.12, S7.18–S7.21, D24). */
export function contentRoutes(backend: Backend) {
  return new Hono()
    .get('/main/banner/visual', async (c) => ok(c, BannerReply, await bannersOf(backend)))
    .get('/about/terms/', async (c) => {
      const kind = parse(TermsKind, c.req.query('terms_div'))
      return ok(c, TermsListReply, await termsOf(backend, kind))
    })
    .get('/about/terms/:id', async (c) => ok(c, Terms, await termsById(backend, pathNumber(c, 'id'))))
    .get('/about/wallet/terms', async (c) => ok(c, TermsListReply, await termsOf(backend, 'wallet')))
    .get('/about/wallet/terms/:id', async (c) =>
      ok(c, Terms, await termsById(backend, pathNumber(c, 'id'), 'wallet')),
    )
    .get('/notion/:pageId', async (c) =>
      ok(c, NotionPageReply, await notionPageOf(backend, c.req.param('pageId'))),
    )
    .post('/about/terms/agreement', requireMember(backend), async (c) => {
      const { agreed, kind } = await body(c, AgreementBody)
      await agree(backend, c.get('userId'), kind, agreed)
      return done(c)
    })
}
