/** The entries of the menu above SUPPORT (S2.29); those with a `part` show while the shop has it switched on. */
export const MENU_LINKS = [
  { to: '/originals', label: 'ORIGINALS', part: 'originals' },
  { to: '/event', label: 'EVENT', part: 'events' },
] as const

/** The entries of SUPPORT, with the message of their caption (S2.29). */
export const SUPPORT_LINKS = [
  { to: '/support/notice/list', label: 'NOTICE', message: 'support.notice' },
  { to: '/support/faq/list', label: 'FAQ', message: 'menu.faq' },
  { to: '/support/qna/list', label: '1:1 문의', message: 'menu.qna' },
  { to: '/notion/guide/main', label: 'GUIDE', message: 'menu.guide' },
  { to: '/story', label: 'STORY', message: 'menu.story', part: 'stories' },
] as const
