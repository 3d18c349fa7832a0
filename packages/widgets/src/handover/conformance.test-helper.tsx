import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { Handover } from './Handover.tsx'
import { HandoverStory, REQUEST } from './handover.fixtures.tsx'

export const parts: readonly ConformingPart[] = [
  [
    'Handover',
    (p) => <Handover {...p} request={REQUEST} />,
    { inside: (part) => <HandoverStory>{part}</HandoverStory>, heading: 1 },
  ],
]
