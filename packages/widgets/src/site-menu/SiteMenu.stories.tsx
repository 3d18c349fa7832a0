import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Bleed } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { LINKS, type MenuKitOptions, MenuStory } from './menu.fixtures.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { SiteMenuAccount } from './SiteMenuAccount.tsx'
import { SiteMenuLinks } from './SiteMenuLinks.tsx'

export default { title: 'Site / Site menu' }

const Story = (options: MenuKitOptions & { pass?: boolean }) => (
  <MenuStory {...options}>
    <Bleed>
      <SiteMenu open onClose={() => {}}>
        <SiteMenuAccount myHref="#my" signInHref="#login" signOutHref="#logout" />
        <SiteMenuLinks links={LINKS} />
      </SiteMenu>
    </Bleed>
  </MenuStory>
)

export const LoggedIn = () => <Story />
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story reply={() => new Promise(() => {})} />
export const Refused = () => <Story reply={() => refuse(403, '볼 수 없어요.')} />
export const Offline = () => <Story pass reply={unreachable} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story loggedIn={false} />
  </MessagesProvider>
)

export const Controls = controlled({ loggedIn: true }, (args) => <Story {...args} />)
