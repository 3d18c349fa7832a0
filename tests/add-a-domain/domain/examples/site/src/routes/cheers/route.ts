import { type PageEntry, page } from '../../page-entry.ts'

export const routes: readonly PageEntry[] = [
  {
    path: '/mypage/cheers',
    ...page(() => import('./CheersPage.tsx')),
    title: '응원',
    back: '응원',
    needsLogin: true,
  },
]
