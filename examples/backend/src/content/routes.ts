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
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { endpointsOf } from '../serve.ts'
import { agree, bannersOf, notionPageOf, termsById, termsOf } from './service.ts'

/** Banners, terms and Notion pages (S7.12, S7.18–S7.21, D24). */
export function contentRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  serve(getBannersEndpoint, () => reading(bannersOf), { cache: CACHE.second })
  serve(getTermsEndpoint, ({ query }) => reading((at) => termsOf(at, query.kind)), { cache: CACHE.second })
  serve(getTermsVersionEndpoint, ({ params }) => reading((at) => termsById(at, params.termsId)), {
    cache: CACHE.second,
  })
  serve(getWalletTermsEndpoint, () => reading((at) => termsOf(at, 'wallet')), { cache: CACHE.second })
  serve(
    getWalletTermsVersionEndpoint,
    ({ params }) => reading((at) => termsById(at, params.termsId, 'wallet')),
    {
      cache: CACHE.second,
    },
  )
  serve(getNotionPageEndpoint, ({ params }) => reading((at) => notionPageOf(at, params.pageId)), {
    cache: CACHE.second,
  })
  serve(agreeTermsEndpoint, ({ caller, body }) => agree(backend, caller.userId, body.kind, body.agreed))
  return app
}
