import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { termsErrors } from './content.errors.ts'
import { AgreementBody, BannerReply, Terms, TermsListReply, TermsQuery } from './content.schema.ts'

/** Returns the banners of the main page (S7.12). */
export const getBannersEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/main/banner/visual',
  auth: 'public',
  reply: BannerReply,
})

/** Returns all versions of a kind of terms, newest first (S7.18); the path requires the trailing slash. */
export const getTermsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/about/terms/',
  auth: 'public',
  query: TermsQuery,
  reply: TermsListReply,
})

/** Returns one version of terms (S7.19). */
export const getTermsVersionEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/about/terms/:termsId',
  auth: 'public',
  reply: Terms,
  errors: termsErrors,
})

/** Returns all versions of the wallet's terms, newest first (S7.20). */
export const getWalletTermsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/about/wallet/terms',
  auth: 'public',
  reply: TermsListReply,
})

/** Returns one version of the wallet's terms (S7.20). */
export const getWalletTermsVersionEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/about/wallet/terms/:termsId',
  auth: 'public',
  reply: Terms,
  errors: termsErrors,
})

/** Records or withdraws the member's consent (S7.21). */
export const agreeTermsEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/about/terms/agreement',
  auth: 'member',
  body: AgreementBody,
  reply: nothing,
})
