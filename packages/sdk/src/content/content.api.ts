import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { nothing } from '../http/wire.ts'
import { AgreementBody, BannerReply, type TermsDiv, TermsListReply } from './content.schema.ts'

/** GET /main/banner/visual (S7.12). */
export const getVisualBanners = (fandeck: Fandeck) =>
  fandeck.http.request({
    base: 'market',
    method: 'GET',
    path: '/main/banner/visual',
    need: 'public',
    reply: BannerReply,
  })

/** GET /about/terms/ (S7.18); the trailing slash belongs to the path. */
export const getTermsList = (fandeck: Fandeck, div: TermsDiv) =>
  fandeck.http.request({
    base: 'main',
    method: 'GET',
    path: '/about/terms/',
    query: { terms_div: div },
    need: 'public',
    reply: TermsListReply,
  })

/** POST /about/terms/agreement (S7.21). */
export const postAgreement = (fandeck: Fandeck, div: TermsDiv, agreed: boolean) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/about/terms/agreement',
    need: 'private',
    body: z.encode(AgreementBody, { agreed, div }),
    reply: nothing,
  })
