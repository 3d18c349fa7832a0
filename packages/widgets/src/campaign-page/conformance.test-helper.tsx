import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { BoardStory } from '../boards/board/board.fixtures.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { CampaignPage } from './CampaignPage.tsx'
import { SHARED, withFormations } from './campaign.fixtures.tsx'
import { FormationShare } from './sharing/FormationShare.tsx'
import { SharedFormation } from './sharing/SharedFormation.tsx'

const inside = (part: ReactElement) => (
  <BoardStory {...withFormations()}>
    <ToastProvider>{part}</ToastProvider>
  </BoardStory>
)
const slug = 'fcseoul-2025'
const section = { kind: 'formation' as const, packs: [slug] }

export const parts: readonly ConformingPart[] = [
  ['CampaignPage', (p) => <CampaignPage {...p} slug={slug} path={`/${slug}`} />, { inside, heading: 1 }],
  ['SharedFormation', (p) => <SharedFormation {...p} slug={slug} shareKey={SHARED.shareKey} />, { inside }],
  [
    'FormationShare',
    (p) => <FormationShare {...p} slug={slug} section={section} title="베스트 11" urlOf={() => '/'} />,
    { inside },
  ],
]
