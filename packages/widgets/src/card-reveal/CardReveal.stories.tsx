import { aDrawnCard } from '@fandeck/sdk/testing'
import { drawn } from '../drop-model/drop.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { CardReveal, type CardRevealProps } from './CardReveal.tsx'

export default { title: 'Cards / Card reveal' }

const nothing = () => {}
const [first = aDrawnCard()] = drawn

const Story = (props: Partial<CardRevealProps>) => (
  <CardReveal open cards={drawn} onClose={nothing} onDone={nothing} {...props} />
)

export const Several = () => <Story packName="ORBLIT 1st Deck" onShare={nothing} />
export const One = () => <Story cards={[first]} onShare={nothing} />
export const Rare = () => (
  <Story cards={[aDrawnCard({ editionTitle: 'SIGN', edition: 3, editionTotal: 50 })]} />
)
export const Unnumbered = () => (
  <Story cards={[{ cardId: first.cardId, cardName: first.cardName, image: first.image }]} />
)
export const OwnEnd = () => (
  <Story
    cards={[first]}
    note={<p className="fandeck-reveal__note">100P를 받았어요</p>}
    end={
      <Button kind="white" block>
        확인
      </Button>
    }
  />
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ count: 1, packName: 'ORBLIT 1st Deck' }, ({ count, packName }) => (
  <Story packName={packName} cards={drawn.slice(0, count)} />
))
