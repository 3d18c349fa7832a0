import type { Fandeck } from '../client.ts'
import {
  getTermsById,
  getTermsList,
  getVisualBanners,
  getWalletTermsById,
  getWalletTermsList,
  postAgreement,
} from './content.api.ts'
import { bannersAt } from './content.rules.ts'
import type { Banner, Terms, TermsDiv } from './content.schema.ts'

/** The banners that the main page shows now, in order (S7.12). */
export const getBanners = async (fandeck: Fandeck): Promise<Banner[]> =>
  bannersAt((await getVisualBanners(fandeck)).rows, fandeck.clock.now())

const holding = (versions: readonly Terms[], now: number) => versions.find(({ startAt }) => startAt <= now)

/** The terms of a kind that hold now; `undefined` when there are none (S7.18, D23). */
export const getTerms = async (fandeck: Fandeck, { div }: { div: TermsDiv }): Promise<Terms | undefined> =>
  holding(await getTermsList(fandeck, div), fandeck.clock.now())

/** Every version of a kind of terms, newest first; one that has not begun yet is among them (S7.18). */
export const getTermsVersions = (fandeck: Fandeck, { div }: { div: TermsDiv }): Promise<Terms[]> =>
  getTermsList(fandeck, div)

/**
 * One version of terms, such as an older one (S7.19).
 *
 * @throws `content/terms-not-found`
 */
export const getTermsVersion = (fandeck: Fandeck, { id }: { id: number }): Promise<Terms> =>
  getTermsById(fandeck, id)

/** The wallet's terms that hold now; `undefined` when there are none (S7.20). */
export const getWalletTerms = async (fandeck: Fandeck): Promise<Terms | undefined> =>
  holding(await getWalletTermsList(fandeck), fandeck.clock.now())

/**
 * One version of the wallet's terms (S7.20).
 *
 * @throws `content/terms-not-found`
 */
export const getWalletTermsVersion = (fandeck: Fandeck, { id }: { id: number }): Promise<Terms> =>
  getWalletTermsById(fandeck, id)

/** Records that the member agrees, or no longer does (S7.21). */
export const agreeTerms = async (
  fandeck: Fandeck,
  { div, agreed = true }: { div: TermsDiv; agreed?: boolean },
): Promise<void> => postAgreement(fandeck, div, agreed)
