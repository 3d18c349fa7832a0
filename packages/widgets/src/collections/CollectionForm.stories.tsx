import { emptyCollection } from '@fandeck/sdk/collections'
import { type ReactNode, useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { CollectionForm } from './CollectionForm.tsx'
import { CollectionList } from './CollectionList.tsx'
import { CreatorSummary } from './CreatorSummary.tsx'
import { writeDraft } from './collection-draft.ts'
import { CollectionsStory } from './collections.fixtures.tsx'
import { OwnTokens } from './OwnTokens.tsx'

export default { title: 'Cards / Collection form' }

/** Begins with a stored draft. */
function Stored({ more = '', children }: { more?: string; children: ReactNode }) {
  const info = {
    ...emptyCollection(),
    koreanName: '달빛 응원단',
    englishName: 'Moonlight Crew',
    linkName: 'moonlight-crew',
    description: '홈 경기마다 모이는 사람들의 카드예요.',
    website: 'fandeck.example',
    medium: more,
  }
  useState(() => writeDraft('m-1', info))
  return <CollectionsStory>{children}</CollectionsStory>
}
const form = (
  <Wide>
    <CollectionForm />
  </Wide>
)

export const Draft = () => <Stored>{form}</Stored>
export const More = () => <Stored more="https://medium.example">{form}</Stored>
export const English = () => (
  <MessagesProvider messages={en}>
    <Stored>{form}</Stored>
  </MessagesProvider>
)
export const Created = () => (
  <CollectionsStory>
    <Wide>
      <CollectionList />
    </Wide>
  </CollectionsStory>
)
export const Tokens = () => (
  <CollectionsStory>
    <Wide>
      <CreatorSummary />
      <OwnTokens />
    </Wide>
  </CollectionsStory>
)
export const NoneCreated = () => (
  <CollectionsStory collections={[]}>
    <Wide>
      <CollectionList />
    </Wide>
  </CollectionsStory>
)

export const Controls = controlled({ more: '' }, ({ more }) => <Stored more={more}>{form}</Stored>)
