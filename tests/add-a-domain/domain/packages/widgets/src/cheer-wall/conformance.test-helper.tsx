import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { CheerWall } from './CheerWall.tsx'
import { CheersStory } from './cheers.fixtures.tsx'

export const parts: readonly ConformingPart[] = [
  [
    'CheerWall',
    (p) => <CheerWall {...p} />,
    { inside: (part) => <CheersStory>{part}</CheersStory>, heading: 2 },
  ],
]
