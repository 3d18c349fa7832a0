import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { TermsArticle } from './TermsArticle.tsx'
import { TermsStory } from './terms.fixtures.tsx'

const inside = (part: ReactElement) => <TermsStory>{part}</TermsStory>

export const parts: readonly ConformingPart[] = [
  ['TermsArticle', (p) => <TermsArticle {...p} kind="service" />, { inside, heading: 1 }],
]
