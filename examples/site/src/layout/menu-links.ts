/** The entries of the menu above SUPPORT (S2.29). */
export const MENU_LINKS = [
  { href: '/originals', label: 'ORIGINALS' },
  { href: '/event', label: 'EVENT' },
] as const

/** The entries of SUPPORT, with the message of their caption (S2.29). */
export const SUPPORT_LINKS = [
  { href: '/support/notice/list', label: 'NOTICE', message: 'support.notice' },
  { href: '/support/faq/list', label: 'FAQ', message: 'menu.faq' },
  { href: '/support/qna/list', label: '1:1 문의', message: 'menu.qna' },
  { href: '/notion/guide/main', label: 'GUIDE', message: 'menu.guide' },
  { href: '/story', label: 'STORY', message: 'menu.story' },
] as const
