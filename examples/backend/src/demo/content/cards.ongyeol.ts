import type { SeedCard } from './types.ts'

/** The one card of the tea brand, whose page is `examples/partner`. */
export const ONGYEOL_CARDS: readonly SeedCard[] = [
  {
    cardId: 12_001,
    designId: 12_001,
    packId: 12,
    team: 'ongyeol',
    cardName: '새벽 산',
    position: 'SCENE',
    sub: '첫물차 한정 카드',
    editionTitle: 'FOIL',
    editionTotal: 300,
    art: { kind: 'landscape', team: 'ongyeol', seed: '12001' },
    story: '첫물차를 따던 새벽, 해가 산등성이를 넘는 순간이에요.',
  },
]
