import {
  agreeTermsEndpoint,
  getBannersEndpoint,
  getNotionPageEndpoint,
  getTermsEndpoint,
  getTermsVersionEndpoint,
  getWalletTermsEndpoint,
  getWalletTermsVersionEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { agree, bannersOf, notionPageOf, termsById, termsOf } from './service.ts'

/** Banners, terms and Notion pages (S7.12, S7.18–S7.21, D24). */
export function contentRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getBannersEndpoint, () => bannersOf(backend))
  serve(getTermsEndpoint, ({ query }) => termsOf(backend, query.kind))
  serve(getTermsVersionEndpoint, ({ params }) => termsById(backend, params.termsId))
  serve(getWalletTermsEndpoint, () => termsOf(backend, 'wallet'))
  serve(getWalletTermsVersionEndpoint, ({ params }) => termsById(backend, params.termsId, 'wallet'))
  serve(getNotionPageEndpoint, ({ params }) => notionPageOf(backend, params.pageId))
  serve(agreeTermsEndpoint, ({ caller, body }) => agree(backend, caller.userId, body.kind, body.agreed))
  return app
}
