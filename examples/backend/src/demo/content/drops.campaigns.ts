import type { TeamKey } from '../../art/teams.ts'
import { fanArt, PLACES, type Three, thumbArt } from './scenes.ts'
import { DAY, HOUR } from './time.ts'
import type { SeedDrop, SeedVendor } from './types.ts'

interface Sold {
  dropId: number
  /** The index of its pack and of the minting of its codes. */
  packId: number
  packName: string
  team: TeamKey
  title: string
  paymentAmount: number
  /** The left, right and front card of its picture. */
  cards: Three
}

const sold = (vendor: SeedVendor, common: readonly string[], one: Sold): SeedDrop => {
  const { dropId, packId, packName, team, title, paymentAmount, cards } = one
  return {
    dropId,
    mintingId: packId,
    packId,
    packName,
    title,
    // The home page lists the drops of collections; a campaign shows its own (D35).
    collectionLink: '',
    shipsGoods: false,
    soldQty: 0,
    minting: {
      startMinutes: -2 * HOUR,
      endMinutes: 30 * DAY,
      totalPacks: 300,
      maxPerOrder: 3,
      maxPerMember: 6,
      paid: true,
      paymentAmount,
      whitelist: false,
      round: 1,
      title,
      cardsPerPack: 3,
      enabled: true,
    },
    vendor,
    thumb: thumbArt(cards[2]),
    hero: fanArt(team, PLACES.dropHero, cards),
    notices: ['한 팩에 카드 세 장이 들어 있어요.', ...common],
  }
}

/** The drops on the pages of campaigns, by which a fan without cards gets some. */
export const campaignDrops = (vendor: SeedVendor, notices: readonly string[]): readonly SeedDrop[] => [
  sold(vendor, notices, {
    dropId: 105,
    packId: 6,
    packName: 'steelers-2025',
    team: 'steelers',
    title: '스틸러스 플립 카드팩',
    paymentAmount: 12_000,
    cards: [6002, 6003, 6001],
  }),
  sold(vendor, notices, {
    dropId: 106,
    packId: 7,
    packName: 'dhcfc-2025',
    team: 'dhcfc',
    title: '대전하나시티즌 2025 카드팩',
    paymentAmount: 12_000,
    cards: [7001, 7003, 7002],
  }),
  sold(vendor, notices, {
    dropId: 107,
    packId: 9,
    packName: 'ten-missions',
    team: 'ball',
    title: '텐 미션 카드팩',
    paymentAmount: 9_000,
    cards: [9001, 9003, 9002],
  }),
]
