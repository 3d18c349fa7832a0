import { type PageEntry, page } from '../../page-entry.ts'

export const routes: readonly PageEntry[] = [
  {
    path: '/mypage/favourites',
    part: 'favourites',
    ...page(() => import('./FavouritesPage.tsx')),
    title: '좋아요',
    back: 'MY',
    needsLogin: true,
  },
]
