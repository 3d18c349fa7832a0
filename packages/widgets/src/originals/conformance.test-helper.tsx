import { anOriginal } from '@fandeck/sdk/testing'
import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ShowcaseStory } from '../stories/showcase.fixtures.tsx'
import { Originals } from './Originals.tsx'
import { OriginalTile } from './OriginalTile.tsx'

const inside = (part: ReactElement) => <ShowcaseStory>{part}</ShowcaseStory>

export const parts: readonly ConformingPart[] = [
  ['Originals', (p) => <Originals {...p} />, { inside, heading: 1 }],
  ['OriginalTile', (p) => <OriginalTile {...p} original={anOriginal()} />, { inside }],
]
