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
  possible: (mintingSeq?: number) => [
    ...queryKeys.member,
    'possible',
    ...(mintingSeq === undefined ? [] : [mintingSeq]),
  ],
  whitelist: (mintingSeq: number) => [...queryKeys.member, 'whitelist', mintingSeq],
  transactions: () => [...queryKeys.member, 'transactions'],
  firstPurchase: (mintingSeq?: number) => [
    ...queryKeys.member,
    'first-purchase',
    ...(mintingSeq === undefined ? [] : [mintingSeq]),
  ],
  dropsInformation: () => ['fandeck', 'drops-information'],
  drop: (mintingSeq: number) => ['fandeck', 'drop', mintingSeq],
  stock: (mintingSeq?: number) => ['fandeck', 'stock', ...(mintingSeq === undefined ? [] : [mintingSeq])],
  cards: (packIdx: number) => ['fandeck', 'cards', packIdx],
  providers: () => ['fandeck', 'auth-providers'],
  banners: () => ['fandeck', 'banners'],
  notionPage: (pageId: string) => ['fandeck', 'notion', pageId],
  terms: (div: string) => ['fandeck', 'terms', div],
  termsVersions: (div: string) => ['fandeck', 'terms-versions', div],
} as const
