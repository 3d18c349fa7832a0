/** The names under which server data is kept. The first part says whose data it is: `member` data goes with the session. */
export const queryKeys = {
  member: ['fandeck', 'member'],
  user: () => [...queryKeys.member, 'user'],
  benefits: () => [...queryKeys.member, 'benefits'],
  myCards: (packNames?: readonly string[]) => [
    ...queryKeys.member,
    'my-cards',
    ...(packNames ? [packNames] : []),
  ],
  possible: (dropId?: number) => [...queryKeys.member, 'possible', ...(dropId === undefined ? [] : [dropId])],
  whitelist: (dropId: number) => [...queryKeys.member, 'whitelist', dropId],
  transactions: () => [...queryKeys.member, 'transactions'],
  firstPurchase: (dropId?: number) => [
    ...queryKeys.member,
    'first-purchase',
    ...(dropId === undefined ? [] : [dropId]),
  ],
  dropsInformation: () => ['fandeck', 'drops-information'],
  drop: (dropId: number) => ['fandeck', 'drop', dropId],
  stock: (dropId?: number) => ['fandeck', 'stock', ...(dropId === undefined ? [] : [dropId])],
  cards: (packId: number) => ['fandeck', 'cards', packId],
  providers: () => ['fandeck', 'auth-providers'],
  banners: () => ['fandeck', 'banners'],
  notionPage: (pageId: string) => ['fandeck', 'notion', pageId],
  terms: (kind: string) => ['fandeck', 'terms', kind],
  termsVersions: (kind: string) => ['fandeck', 'terms-versions', kind],
} as const
