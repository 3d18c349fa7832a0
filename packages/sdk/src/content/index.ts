export { bannersAt } from './content.rules.ts'
export type { Banner, Terms, TermsDiv } from './content.schema.ts'
export { agreeTerms, getBanners, getTerms } from './content.ts'
