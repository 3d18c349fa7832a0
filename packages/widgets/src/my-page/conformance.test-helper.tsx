import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { MyCollections } from './MyCollections.tsx'
import { MyDeck } from './MyDeck.tsx'
import { MyFacts } from './MyFacts.tsx'
import { MyPage } from './MyPage.tsx'
import { MyProfile } from './MyProfile.tsx'
import { MyWallet } from './MyWallet.tsx'
import { MyPageStory } from './my-page.fixtures.tsx'

const inside = (part: ReactElement) => (
  <MyPageStory>
    <ModalProvider>{part}</ModalProvider>
  </MyPageStory>
)
const hrefOf = () => '/'

export const parts: readonly ConformingPart[] = [
  ['MyPage', (p) => <MyPage {...p} hrefOf={hrefOf} />, { inside, heading: 2 }],
  ['MyProfile', (p) => <MyProfile {...p} hrefOf={hrefOf} />, { inside }],
  ['MyWallet', (p) => <MyWallet {...p} />, { inside }],
  ['MyFacts', (p) => <MyFacts {...p} hrefOf={hrefOf} />, { inside }],
  ['MyCollections', (p) => <MyCollections {...p} />, { inside }],
  ['MyDeck', (p) => <MyDeck {...p} hrefOf={hrefOf} />, { inside, heading: 2 }],
]
