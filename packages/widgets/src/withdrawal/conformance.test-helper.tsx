import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import { WithdrawalStory } from './withdrawal.fixtures.tsx'

const inside = (part: ReactElement) => <WithdrawalStory>{part}</WithdrawalStory>

export const parts: readonly ConformingPart[] = [
  [
    'Withdrawal',
    (p) => <Withdrawal {...p} allow={[]} search="" homeHref="/" onReturned={() => {}} />,
    { inside, heading: 1 },
  ],
]
