import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { MemberTabs } from './MemberTabs.tsx'

export const parts: readonly ConformingPart[] = [
  ['MemberTabs', (p) => <MemberTabs {...p} label="1" tabs={[{ href: '/1', label: '1' }]} current="/1" />],
]
