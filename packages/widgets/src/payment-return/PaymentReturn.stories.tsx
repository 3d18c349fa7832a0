import type { ShopOptions } from '../drop-model/drop.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { PaymentReturn } from './PaymentReturn.tsx'
import { PaymentReturnStory } from './payment-return.fixtures.tsx'

export default { title: 'Drops / Payment return' }

const ORDER = 'GET /minting/order/:id'

interface StoryProps extends ShopOptions {
  dropId?: number | undefined
  framed?: boolean
}

const Story = ({ dropId, framed = false, ...options }: StoryProps) => (
  <PaymentReturnStory {...options}>
    <Wide>
      <PaymentReturn
        dropId={dropId}
        framed={framed}
        cardsHref="#cards"
        dropHref={() => '#drop'}
        onClose={() => {}}
        onDone={() => {}}
      />
    </Wide>
  </PaymentReturnStory>
)

export const Waiting = () => <Story dropId={1} silent={ORDER} />
export const Failed = () => <Story dropId={1} order={{ status: 'FAILED' }} />
export const NothingToCheck = () => <Story dropId={1} held={false} />
export const UnknownDrop = () => <Story />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story dropId={1} order={{ status: 'FAILED' }} />
  </MessagesProvider>
)

export const Controls = controlled({ framed: true }, (options) => (
  <Story dropId={1} silent={ORDER} {...options} />
))
