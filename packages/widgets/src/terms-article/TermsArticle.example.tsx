import { TermsArticle } from '@fandeck/widgets'

export const Privacy = () => <TermsArticle kind="privacy" />
