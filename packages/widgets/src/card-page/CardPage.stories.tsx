import { aCardShare } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { CardPage } from './CardPage.tsx'
import { CardShareDialog } from './CardShareDialog.tsx'
import { type CardPageKitOptions, CardPageStory, shareKey } from './card-page.fixtures.tsx'

export default { title: 'Cards / Card page' }

const Page = (options: CardPageKitOptions) => (
  <CardPageStory {...options}>
    <Wide>
      <CardPage shareKey={shareKey} homeHref="/" dropHref={(dropId) => `/drops/${dropId}`} />
    </Wide>
  </CardPageStory>
)

const Dialog = (options: CardPageKitOptions) => (
  <CardPageStory {...options}>
    <CardShareDialog
      open
      onOpenChange={() => {}}
      card={{ cardId: 101, edition: 8, cardName: '한이준' }}
      hrefOf={(key) => `https://fandeck.example/card/${key}`}
    />
  </CardPageStory>
)

export const Shared = () => <Page />
export const WithTheNameOfItsOwner = () => <Page card={{ ownerName: '서하나' }} />
export const WithoutDrop = () => <Page card={{ dropId: null }} />
export const NoLongerShared = () => <Page gone />
export const NewLink = () => <Dialog />
export const LinkThatThereIs = () => <Dialog share={aCardShare({ showsName: true })} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Page card={{ ownerName: '서하나' }} />
  </MessagesProvider>
)

export const Controls = controlled({ cardName: '한이준', ownerName: '', editionTotal: 100 }, (card) => (
  <Page card={card} />
))
