import { aDelivery, refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type AddressKitOptions, AddressStory } from './address.fixtures.tsx'

export default { title: 'Account / Address form' }

const ADDRESS = 'GET /mypage/delivery'
const search = { open: async () => {} }

const Story = (options: AddressKitOptions & { pass?: boolean }) => (
  <AddressStory {...options}>
    <Wide>
      <AddressForm postcodeSearch={search} />
    </Wide>
  </AddressStory>
)

export const Saved = () => <Story delivery={aDelivery()} />
export const Blank = () => <Story />
export const WithoutSearch = () => (
  <AddressStory>
    <Wide>
      <AddressForm />
    </Wide>
  </AddressStory>
)
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ [ADDRESS]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [ADDRESS]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story pass on={{ [ADDRESS]: unreachable }} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story delivery={aDelivery()} />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story pass on={{ [ADDRESS]: unreachable }} />
  </ForeignRouter>
)

export const Controls = controlled({ saved: true }, ({ saved }) => (
  <Story delivery={saved ? aDelivery() : null} />
))
