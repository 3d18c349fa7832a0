/** Returns the picture of a card, which the build draws. */
export const picture = (name: string): string => new URL(`/cards/${name}.webp`, location.href).href
export const crest = (): string => new URL('/cards/crest.svg', location.href).href

/** The cards of the packs in the playgrounds. */
export const IDOLS = [
  { cardId: 101, cardName: '소하', editionTitle: 'PRISM', editionTotal: 100, image: picture('soha') },
  { cardId: 102, cardName: '세이', editionTitle: 'FOIL', editionTotal: 500, image: picture('sei') },
  { cardId: 103, cardName: '해오', editionTitle: 'SIGN', editionTotal: 50, image: picture('haeo') },
  { cardId: 104, cardName: '유도', editionTitle: 'BASIC', editionTotal: 1000, image: picture('yudo') },
]

/** The players of a campaign; four have a picture. */
export const PLAYERS = [
  [2001, '한이준', 10, 'FW', 'ijun'],
  [2002, '서도윤', 9, 'FW', 'doyun'],
  [2003, '강이로', 14, 'MF', 'iro'],
  [2004, '신이안', 6, 'MF', 'ijun'],
  [2005, '노여름', 8, 'MF', 'doyun'],
  [2006, '표도원', 7, 'MF', 'iro'],
  [2007, '류하준', 33, 'DF', 'hajun'],
  [2008, '오재하', 4, 'DF', 'hajun'],
  [2009, '임도율', 5, 'DF', 'ijun'],
  [2010, '배시온', 2, 'DF', 'doyun'],
  [2011, '문가람', 1, 'GK', 'hajun'],
] as const
