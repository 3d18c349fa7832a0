import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ShowcaseStory } from '../stories/showcase.fixtures.tsx'
import { StoryDetail } from './StoryDetail.tsx'
import { StoryList } from './StoryList.tsx'

const inside = (part: ReactElement) => <ShowcaseStory>{part}</ShowcaseStory>

export const parts: readonly ConformingPart[] = [
  ['StoryList', (p) => <StoryList {...p} hrefOf={String} />, { inside, heading: 1 }],
  ['StoryDetail', (p) => <StoryDetail {...p} storyId={1} />, { inside, heading: 1 }],
]
