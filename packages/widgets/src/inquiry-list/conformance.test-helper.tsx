import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { SupportStory } from '../stories/support.fixtures.tsx'
import { InquiryDetail } from './InquiryDetail.tsx'

const inside = (part: ReactElement) => <SupportStory>{part}</SupportStory>

export const parts: readonly ConformingPart[] = [
  ['InquiryDetail', (p) => <InquiryDetail {...p} inquiryId={1} />, { inside, heading: 1 }],
]
