import { Logo, SiteFooter } from '@fandeck/widgets'

const LEGAL = [
  { href: '/terms', label: '이용약관' },
  { href: '/privacy', label: '개인정보처리방침', strong: true },
]

/** The end of every page. */
export const Footer = () => <SiteFooter logo={<Logo size={18} />} links={LEGAL} />
