import { aBadge } from '@fandeck/sdk/testing'
import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { BadgeDialog } from './BadgeDialog.tsx'
import { BadgesStory } from './badges.fixtures.tsx'
import { MyBadges } from './MyBadges.tsx'

const inside = (part: ReactElement) => <BadgesStory>{part}</BadgesStory>

export const parts: readonly ConformingPart[] = [
  ['MyBadges', (p) => <MyBadges {...p} />, { inside }],
  [
    'BadgeDialog',
    (p) => <BadgeDialog {...p} open onOpenChange={() => {}} badge={aBadge()} />,
    { inside, heading: 2 },
  ],
]
