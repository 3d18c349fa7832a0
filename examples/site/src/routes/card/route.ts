import { type PageEntry, page } from '../../page-entry.ts'

export const routes: readonly PageEntry[] = [
  {
    path: '/card/:shareKey',
    part: 'card-pages',
    ...page(() => import('./CardPage.tsx')),
    title: '카드',
    head: 'own',
    back: '카드',
    ownHeading: true,
    hidden: true,
    prefetch: async (cache, fandeck, place) =>
      (await import('../../prefetch.public.ts')).prefetches.card(cache, fandeck, place),
  },
]
