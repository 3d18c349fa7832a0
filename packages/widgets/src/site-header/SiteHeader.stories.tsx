import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Logo } from '../primitives/brand/Logo.tsx'
import { Mark } from '../primitives/brand/Mark.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { type HeaderKitOptions, HeaderStory } from './header.fixtures.tsx'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'

export default { title: 'Site / Site header' }

const nothing = () => {}
const back = { onBack: nothing, heading: '자주 묻는 질문', headingLevel: 1 } as const

const Story = ({ loggedIn, walletLinked, ...props }: HeaderKitOptions & Partial<SiteHeaderProps>) => (
  <HeaderStory {...{ loggedIn, walletLinked }}>
    <Wide>
      <SiteHeader
        homeHref="#home"
        homeLabel="fandeck 홈"
        logo={<Logo size={20} />}
        mark={<Mark width={26} />}
        signInHref="#login"
        onWallet={nothing}
        onMenu={nothing}
        {...props}
      />
      {props.menuOpen && <div id="fandeck-menu" />}
    </Wide>
  </HeaderStory>
)

/** A page with a picture behind the header; its class is that of the banners. */
const Art = ({ walletLinked = false }: { walletLinked?: boolean }) => (
  <HeaderStory walletLinked={walletLinked}>
    <div style={{ width: '100%' }}>
      <SiteHeader
        homeHref="#home"
        homeLabel="fandeck 홈"
        logo={<Logo size={20} />}
        onWallet={nothing}
        onMenu={nothing}
        overArt
      />
      <div>
        <div className="fandeck-banners" style={{ height: 200, background: '#2b2440' }} />
      </div>
    </div>
  </HeaderStory>
)

export const LoggedOut = () => <Story loggedIn={false} />
export const LoggedIn = () => <Story />
export const WalletLinked = () => <Story walletLinked />
export const WayBack = () => <Story {...back} />
export const LongHeading = () => <Story {...back} heading={'이름이 긴 페이지 '.repeat(6)} />
export const MenuOpen = () => <Story {...back} menuOpen />
export const OverArt = () => <Art />
export const OverArtLinked = () => <Art walletLinked />
export const LogoAlone = () => <Story onWallet={undefined} onMenu={undefined} signInHref={undefined} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story loggedIn={false} onBack={nothing} heading="Questions" />
  </MessagesProvider>
)

export const Controls = controlled({ loggedIn: true, walletLinked: true, menuOpen: false }, (args) => (
  <Story {...args} />
))
