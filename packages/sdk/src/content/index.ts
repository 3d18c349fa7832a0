/**
 * Banners and terms.
 *
 * @module
 */
export type { ContentErrorCode } from './content.errors.ts'
export { bannersAt } from './content.rules.ts'
export type { Banner, Terms, TermsKind } from './content.schema.ts'
export {
  agreeTerms,
  getBanners,
  getTerms,
  getTermsVersion,
  getTermsVersions,
  getWalletTerms,
  getWalletTermsVersion,
} from './content.ts'
