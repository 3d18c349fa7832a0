import { refuse } from '@fandeck/sdk/testing'
import { BADGES } from '../badges/badges.fixtures.tsx'
import { closedPacks } from '../card-deck/deck.fixtures.tsx'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { MyPage } from './MyPage.tsx'
import { type MyPageKitOptions, MyPageStory } from './my-page.fixtures.tsx'

export default { title: 'Account / My page' }

const MEMBER = 'GET /mypage/userinfo'
const CARDS = 'GET /card/pack/init'
const nothing = () => {}

const Story = (options: MyPageKitOptions & { pass?: boolean }) => (
  <MyPageStory {...options}>
    <Wide>
      <MyPage hrefOf={(screen) => `#${screen}`} onWalletOpen={nothing} onWalletLink={nothing} />
    </Wide>
  </MyPageStory>
)

export const Cards = () => <Story unopened={closedPacks()} />
export const Badges = () => <Story badges={BADGES} />
export const NoCards = () => <Story owned={false} walletLinked={false} level="K102" />
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => (
  <Story on={{ [MEMBER]: () => new Promise(() => {}), [CARDS]: () => new Promise(() => {}) }} />
)
export const Refused = () => <Story on={{ [MEMBER]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story pass on={{ [MEMBER]: unreachable, [CARDS]: unreachable }} />
export const OtherSection = () => (
  <MyPageStory>
    <Wide>
      <MyPage hrefOf={() => undefined} navigation={<LinkButton href="#cards">내 카드</LinkButton>}>
        <p>활동이 없어요</p>
      </MyPage>
    </Wide>
  </MyPageStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ count: 12, walletLinked: true, owned: true }, (args) => (
  <Story {...args} />
))
