import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { EntriesStory } from './entries.fixtures.tsx'

const inside = (part: ReactElement) => <EntriesStory>{part}</EntriesStory>

export const parts: readonly ConformingPart[] = [['EntryHistory', (p) => <EntryHistory {...p} />, { inside }]]
