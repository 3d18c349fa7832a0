import { campaignDrops } from './drops.campaigns.ts'
import { ONGYEOL_DROP } from './drops.ongyeol.ts'
import { fanArt, PLACES, thumbArt } from './scenes.ts'
import { DAY, HOUR } from './time.ts'
import type { SeedDrop, SeedVendor } from './types.ts'

/** The invented company of the footer. */
export const VENDOR: SeedVendor = {
  name: '팬덱 주식회사',
  address: '서울특별시 성동구 카드로 55, 3층',
  phone: '02-000-0000',
  businessNumber: '000-00-00000',
  registrationNumber: '제0000-서울성동-0000호',
}

const NOTICES = [
  '카드는 결제를 마치는 순간 무작위로 정해지고, 한 번 정해지면 바꿀 수 없어요.',
  '열지 않은 팩은 구매한 날부터 7일 안에 청약을 철회할 수 있어요.',
  '카드는 KAIA 네트워크에 KIP17 토큰으로 기록돼요. 기록에는 몇 분이 걸릴 수 있지만 카드는 바로 볼 수 있어요.',
]

/** One drop on sale, one upcoming with a gate, one closed, one on sale on a brand's page, and those of campaigns. */
export const DROPS: readonly SeedDrop[] = [
  {
    dropId: 101,
    mintingId: 1,
    packId: 1,
    packName: 'orblit-1st-deck',
    title: 'ORBLIT 1st Deck 카드팩',
    collectionLink: '/orblit',
    shipsGoods: false,
    soldQty: 688,
    minting: {
      startMinutes: -2 * HOUR,
      endMinutes: 26 * HOUR,
      totalPacks: 1000,
      maxPerOrder: 5,
      maxPerMember: 10,
      paid: true,
      paymentAmount: 12_000,
      whitelist: false,
      round: 1,
      title: 'ORBLIT 1st Deck 카드팩',
      cardsPerPack: 3,
      enabled: true,
    },
    vendor: VENDOR,
    thumb: thumbArt(1001),
    hero: fanArt('idol1', PLACES.dropHero, [1002, 1005, 1001]),
    notices: ['한 팩에 카드 세 장이 들어 있어요.', ...NOTICES],
  },
  {
    dropId: 102,
    passRate: 5,
    mintingId: 2,
    packId: 2,
    packName: 'fcseoul-2025',
    title: 'FC서울 2025 홈 개막전 팩',
    collectionLink: '/fcseoul-2025',
    shipsGoods: true,
    soldQty: 0,
    minting: {
      startMinutes: 3 * DAY - 2 * HOUR,
      endMinutes: 4 * DAY - 2 * HOUR,
      totalPacks: 1000,
      maxPerOrder: 3,
      maxPerMember: 6,
      paid: true,
      paymentAmount: 15_000,
      whitelist: true,
      round: 2,
      title: 'FC서울 2025 홈 개막전 팩',
      cardsPerPack: 3,
      enabled: true,
    },
    vendor: VENDOR,
    thumb: thumbArt(2001),
    hero: fanArt('seoul', PLACES.dropHero, [2002, 2023, 2001]),
    notices: [
      '한 팩에 카드 세 장과 실물 응원 머플러 한 장이 들어 있어요.',
      '머플러는 결제할 때 입력한 주소로 2주 안에 보내 드려요.',
      '2차는 1차 응모자 가운데 대상이 된 분만 살 수 있어요.',
      ...NOTICES,
    ],
  },
  {
    dropId: 103,
    mintingId: 5,
    packId: 5,
    packName: 'itta-magazine',
    title: 'ITTA 매거진 겨울호 팩',
    collectionLink: '/itta-magazine/1',
    shipsGoods: true,
    soldQty: 462,
    minting: {
      startMinutes: -8 * DAY,
      endMinutes: -1 * DAY,
      totalPacks: 500,
      maxPerOrder: 2,
      maxPerMember: 4,
      paid: true,
      paymentAmount: 9_000,
      whitelist: false,
      round: 1,
      title: 'ITTA 매거진 겨울호 팩',
      cardsPerPack: 2,
      enabled: true,
    },
    vendor: VENDOR,
    thumb: thumbArt(5001),
    hero: fanArt('itta', PLACES.dropHero, [5003, 5004, 5001]),
    notices: ['한 팩에 표지 카드 두 장과 종이 매거진 한 권이 들어 있어요.', ...NOTICES],
  },
  ONGYEOL_DROP,
  ...campaignDrops(VENDOR, NOTICES),
]
