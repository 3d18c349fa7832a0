import { fanArt, PLACES, thumbArt } from './scenes.ts'
import { HOUR } from './time.ts'
import type { SeedDrop, SeedVendor } from './types.ts'

/** The invented company of the brand page. */
const ONGYEOL: SeedVendor = {
  name: '온결 주식회사',
  address: '전라남도 보성군 찻길 12, 1층',
  phone: '061-000-0000',
  businessNumber: '000-00-00001',
  registrationNumber: '제0000-전남보성-0000호',
}

const CARD = 12_001

/** The drop that the tea brand sells on its own page, `examples/partner`. */
export const ONGYEOL_DROP: SeedDrop = {
  dropId: 104,
  mintingId: 12,
  packId: 12,
  packName: 'ongyeol-first-tea',
  title: '첫물차 〈새벽 산〉 카드팩',
  // The site has no collection of the brand.
  collectionLink: '',
  shipsGoods: false,
  soldQty: 88,
  minting: {
    startMinutes: -2 * HOUR,
    endMinutes: 26 * HOUR,
    totalPacks: 300,
    maxPerOrder: 2,
    maxPerMember: 4,
    paid: true,
    paymentAmount: 28_000,
    whitelist: false,
    round: 1,
    title: '첫물차 〈새벽 산〉 카드팩',
    cardsPerPack: 1,
    enabled: true,
  },
  vendor: ONGYEOL,
  thumb: thumbArt(CARD),
  hero: fanArt('ongyeol', PLACES.dropHero, [CARD, CARD, CARD]),
  notices: [
    '한 팩에 카드 한 장이 들어 있어요.',
    '카드를 가진 분은 겨울 찻자리에 초대해 드려요.',
    '열지 않은 팩은 구매한 날부터 7일 안에 청약을 철회할 수 있어요.',
  ],
}
