import type { designs } from '../src/cards/tables.ts'
import type { mintings } from '../src/drops/tables.ts'

const ART = { kind: 'crest', team: 'seoul' } as const

type Drop = typeof mintings.$inferInsert

/** A drop of pack `dropId`: enabled, 1,000 KRW a pack, at most 2 per purchase and member, nothing sold. */
export const dropRow = (
  drop: Partial<Drop> & Pick<Drop, 'dropId' | 'packName' | 'startAt' | 'endAt' | 'totalPacks' | 'updatedAt'>,
): Drop => ({
  mintingId: drop.dropId,
  packId: drop.dropId,
  title: '시험 팩',
  collectionLink: '/pack',
  shipsGoods: false,
  thumb: ART,
  notices: [],
  remaining: drop.totalPacks,
  maxPerOrder: 2,
  maxPerMember: 2,
  paid: true,
  paymentAmount: 1000,
  whitelist: false,
  round: 1,
  roundTitle: '시험 팩',
  cardsPerPack: 1,
  enabled: true,
  vendorName: '팬덱',
  vendorAddress: '서울',
  vendorPhone: '02',
  vendorBusinessNumber: '0',
  vendorRegistrationNumber: '0',
  ...drop,
})

/** A design of a pack with that many copies. */
export const designRow = (cardId: number, packId: number, copies: number): typeof designs.$inferInsert => ({
  cardId,
  designId: cardId,
  packId,
  team: 'seoul',
  cardName: `선수 ${cardId}`,
  number: cardId,
  position: 'FW',
  sub: 'FW',
  editionTitle: 'BASIC',
  editionTotal: copies,
  art: { kind: 'emblem', team: 'seoul' },
  story: '이야기',
})

/** The body of a purchase on the wire: packs by phone bill. */
export const purchaseBody = (seq: number, amount: number) => ({
  minting_seq: seq,
  amount,
  redirect_url: 'https://site.example/drops/1',
  agree_yn: 'N',
  payment_method: 'M',
  self_yn: 'Y',
  receipt_type: 'none',
  receipt_info_type: 'phone',
  receipt_info: '',
  buyer_name: '하늘',
  mint_type_value: 'NORMAL',
})
