import { SiteMenu, SiteMenuAccount, SiteMenuLinks } from '@fandeck/widgets'

const LINKS = [
  { href: '/originals', label: 'ORIGINALS' },
  { label: 'SUPPORT', links: [{ href: '/faq', label: 'FAQ', caption: '자주 묻는 질문' }] },
]

/** The menu, which the button of the `SiteHeader` opens. */
export const Menu = ({ open, onClose }: { open: boolean; onClose(): void }) => (
  <SiteMenu {...{ open, onClose }}>
    <SiteMenuAccount myHref="/my" signInHref="/login" signOutHref="/logout" />
    <SiteMenuLinks links={LINKS} />
  </SiteMenu>
)
