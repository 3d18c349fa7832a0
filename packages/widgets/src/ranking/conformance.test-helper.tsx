import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { Ranking } from './Ranking.tsx'
import { RankingStory } from './ranking.fixtures.tsx'

const inside = (part: ReactElement) => <RankingStory>{part}</RankingStory>

export const parts: readonly ConformingPart[] = [
  ['Ranking', (p) => <Ranking {...p} />, { inside, heading: 2 }],
]
