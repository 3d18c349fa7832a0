import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { FooterStory } from './footer.fixtures.tsx'
import { SiteFooter } from './SiteFooter.tsx'

export const parts: readonly ConformingPart[] = [
  [
    'SiteFooter',
    (p) => <SiteFooter {...p} logo="1" links={[]} />,
    { inside: (part) => <FooterStory>{part}</FooterStory> },
  ],
]
