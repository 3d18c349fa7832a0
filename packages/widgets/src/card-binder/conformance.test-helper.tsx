import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { BinderStory } from './binder.fixtures.tsx'
import { CardBinder } from './CardBinder.tsx'

const inside = (part: ReactElement) => <BinderStory>{part}</BinderStory>

export const parts: readonly ConformingPart[] = [
  ['CardBinder', (p) => <CardBinder {...p} packName="fcseoul-2025" />, { inside, heading: 2 }],
]
