import type { Fandeck } from '../client.ts'
import { getTermsList, getVisualBanners, postAgreement } from './content.api.ts'
import { bannersAt } from './content.rules.ts'
import type { Banner, Terms, TermsDiv } from './content.schema.ts'

/** The banners that the main page shows now, in order (S7.12). */
export const getBanners = async (fandeck: Fandeck): Promise<Banner[]> =>
  bannersAt((await getVisualBanners(fandeck)).rows, fandeck.clock.now())

/** The terms of a kind that hold now; `undefined` when there are none (S7.18, D23). */
export const getTerms = async (fandeck: Fandeck, { div }: { div: TermsDiv }): Promise<Terms | undefined> =>
  (await getTermsList(fandeck, div)).find(({ startAt }) => startAt <= fandeck.clock.now())

/** Records that the member agrees, or no longer does (S7.21). */
export const agreeTerms = async (
  fandeck: Fandeck,
  { div, agreed = true }: { div: TermsDiv; agreed?: boolean },
): Promise<void> => postAgreement(fandeck, div, agreed)
