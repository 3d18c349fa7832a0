import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { path } from '../http/path.ts'
import { nothing } from '../http/wire.ts'
import { AgreementBody, BannerReply, Terms, type TermsDiv, TermsListReply } from './content.schema.ts'

const termsErrors = { NOT_FOUND: 'content/terms-not-found' }

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

const terms = (where: string) => ({ base: 'main', method: 'GET', path: where, need: 'public' }) as const

/** GET /about/terms/{id} (S7.19). */
export const getTermsById = (fandeck: Fandeck, id: number) =>
  fandeck.http.request({ ...terms(path`/about/terms/${id}`), reply: Terms, errors: termsErrors })

/** GET /about/wallet/terms (S7.20). */
export const getWalletTermsList = (fandeck: Fandeck) =>
  fandeck.http.request({ ...terms('/about/wallet/terms'), reply: TermsListReply })

/** GET /about/wallet/terms/{id} (S7.20). */
export const getWalletTermsById = (fandeck: Fandeck, id: number) =>
  fandeck.http.request({ ...terms(path`/about/wallet/terms/${id}`), reply: Terms, errors: termsErrors })

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
