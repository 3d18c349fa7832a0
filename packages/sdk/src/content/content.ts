import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import {
  agreeTermsEndpoint,
  getBannersEndpoint,
  getTermsEndpoint,
  getTermsVersionEndpoint,
  getWalletTermsEndpoint,
  getWalletTermsVersionEndpoint,
} from './content.endpoints.ts'
import { bannersAt } from './content.rules.ts'
import type { Banner, Terms, TermsKind } from './content.schema.ts'

/** Returns the banners that the main page shows now, sorted (S7.12). */
export const getBanners = async (fandeck: Fandeck, options?: CallOptions): Promise<Banner[]> =>
  bannersAt((await call(fandeck, getBannersEndpoint, {}, options)).rows, fandeck.clock.now())

const holding = (versions: readonly Terms[], now: number) => versions.find(({ startAt }) => startAt <= now)

/** Returns the version of a kind of terms in force; `undefined` when there is none (S7.18, D23). */
export const getTerms = publicCall(
  async (
    fandeck: Fandeck,
    { kind }: { kind: TermsKind },
    options?: CallOptions,
  ): Promise<Terms | undefined> =>
    holding(await getTermsVersions(fandeck, { kind }, options), fandeck.clock.now()),
)

/** Returns all versions of a kind of terms, newest first, including future ones (S7.18). */
export const getTermsVersions = (
  fandeck: Fandeck,
  query: { kind: TermsKind },
  options?: CallOptions,
): Promise<Terms[]> => call(fandeck, getTermsEndpoint, { query }, options)

/**
 * Returns one version of terms by its id (S7.19).
 *
 * @throws `content/terms-not-found`
 */
export const getTermsVersion = (
  fandeck: Fandeck,
  params: { termsId: number },
  options?: CallOptions,
): Promise<Terms> => call(fandeck, getTermsVersionEndpoint, { params }, options)

/** Returns the version of the wallet's terms in force; `undefined` when there is none (S7.20). */
export const getWalletTerms = async (fandeck: Fandeck, options?: CallOptions): Promise<Terms | undefined> =>
  holding(await call(fandeck, getWalletTermsEndpoint, {}, options), fandeck.clock.now())

/**
 * Returns one version of the wallet's terms by its id (S7.20).
 *
 * @throws `content/terms-not-found`
 */
export const getWalletTermsVersion = (
  fandeck: Fandeck,
  params: { termsId: number },
  options?: CallOptions,
): Promise<Terms> => call(fandeck, getWalletTermsVersionEndpoint, { params }, options)

/** Records or withdraws the member's consent (S7.21). */
export const agreeTerms = publicCall(
  async (
    fandeck: Fandeck,
    { kind, agreed = true }: { kind: TermsKind; agreed?: boolean | undefined },
    options?: CallOptions,
  ): Promise<void> => call(fandeck, agreeTermsEndpoint, { body: { kind, agreed } }, options),
)
