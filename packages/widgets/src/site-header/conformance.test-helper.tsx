import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { HeaderStory } from './header.fixtures.tsx'
import { SiteHeader } from './SiteHeader.tsx'

export const parts: readonly ConformingPart[] = [
  [
    'SiteHeader',
    (p) => <SiteHeader {...p} homeHref="/" homeLabel="1" logo="1" onBack={() => {}} heading="1" />,
    { inside: (part) => <HeaderStory>{part}</HeaderStory> },
  ],
]
