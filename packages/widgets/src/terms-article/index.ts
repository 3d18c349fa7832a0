export { TermsArticle, type TermsArticleProps } from './TermsArticle.tsx'
export { termsVersion } from './terms-versions.ts'
