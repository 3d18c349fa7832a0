import { type PageEntry, page } from '../../page-entry.ts'

/** The page of a link from another browser (D108). */
export const routes: readonly PageEntry[] = [
  {
    path: '/continue',
    ...page(() => import('./ContinuePage.tsx')),
    title: '이어서 하기',
    hidden: true,
    back: true,
  },
]
