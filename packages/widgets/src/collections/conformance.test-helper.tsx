import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { CreatorSummary } from './CreatorSummary.tsx'
import { CollectionsStory } from './collections.fixtures.tsx'
import { OwnTokens } from './OwnTokens.tsx'

const inside = (part: ReactElement) => <CollectionsStory>{part}</CollectionsStory>

export const parts: readonly ConformingPart[] = [
  ['CreatorSummary', (p) => <CreatorSummary {...p} />, { inside }],
  ['OwnTokens', (p) => <OwnTokens {...p} />, { inside, heading: 2 }],
]
