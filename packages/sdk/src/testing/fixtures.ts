import * as z from 'zod/mini'
import type { UserInfo } from '../account/account.schema.ts'
import type { MyCard } from '../cards/cards.rules.ts'
import type { CardMetadata } from '../cards/cards.schema.ts'
import type { Benefit, ClaimedCard, QrKey } from '../claims/claims.schema.ts'
import type { Terms } from '../content/content.schema.ts'
import type { Shop } from '../directory/directory.shop.schema.ts'
import type { Order, Reservation } from '../drops/drops.orders.schema.ts'
import type { DrawnCard, UnopenedPacks } from '../drops/drops.packs.schema.ts'
import type { Delivery, Drop, DropInformation } from '../drops/drops.schema.ts'
import type { Transaction, TransactionDetail } from '../drops/drops.transactions.schema.ts'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { SessionRecord } from '../session/record.ts'

/** Noon of 20 November 2026 in Seoul, epoch ms: the current time in fixtures and stories. */
export const NOON = Date.parse('2026-11-20T12:00:00+09:00')
const HOUR = 3_600_000

/** A picture that needs no network. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 510"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#c9a2ff"/><stop offset="1" stop-color="#2c1a57"/></linearGradient></defs><rect width="330" height="510" fill="url(#g)"/><circle cx="165" cy="210" r="110" fill="#fff" opacity=".35"/></svg>',
)}`

/** A verified member who has signed up by mail, with 12,400 points. */
export const aUserInfo = (change: Partial<UserInfo> = {}): UserInfo => ({
  memberId: 'moonlight@example.com',
  nickname: '달빛수집가',
  accountType: 'email',
  level: 'K201',
  phone: '01012344821',
  image: null,
  totalPoint: 12_400,
  adEmail: true,
  adSms: false,
  ...change,
})

/** An open drop: 12,000 KRW per pack, three cards per pack, at most five packs per order. */
export const aDrop = (
  change: { info?: Partial<Drop['info']> | undefined; vendor?: Partial<Drop['vendor']> | undefined } = {},
): Drop => ({
  info: {
    startAt: NOON - HOUR,
    endAt: NOON + 8 * HOUR,
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
    delivery: false,
    gated: false,
    hasOdds: false,
    ...change.info,
  },
  vendor: {
    name: '주식회사 팬덱',
    address: '서울특별시 마포구 덱로 17',
    phone: '02-555-0117',
    businessNumber: '123-45-67890',
    registrationNumber: '2026-서울마포-0117',
    ...change.vendor,
  },
})

/** A shop with two packs and one return team. */
export const aShop = (change: Partial<Shop> = {}): Shop => ({
  name: '팬덱',
  company: {
    name: '팬덱 주식회사',
    representative: '홍예린',
    address: '서울특별시 성동구 카드로 55, 3층',
    businessNumber: '000-00-00000',
    hours: '평일 09:00 – 18:00',
  },
  packs: [
    { packName: 'orblit-1st-deck', title: 'ORBLIT' },
    { packName: 'fcseoul-2025', title: 'FC서울' },
  ],
  returnTeams: [{ slug: 'fcseoul-2025', name: 'FC서울', color: '#c4122f' }],
  providers: ['phone', 'password', 'google', 'kakao'],
  parts: ['originals', 'events', 'stories'],
  ...change,
})

/** The static information of `aDrop`. */
export const aDropInformation = (change: Partial<DropInformation> = {}): DropInformation => ({
  dropId: 1,
  mintingId: 1,
  packName: 'orblit-1st-deck',
  collectionLink: null,
  title: 'ORBLIT 1st Deck 카드팩',
  thumb: PICTURE,
  notices: ['한 팩에는 카드 3장이 들어 있어요.', '팩을 열면 주문을 취소할 수 없어요.'],
  cards: [
    {
      cardId: 101,
      cardName: '소하',
      image: PICTURE,
      editionTitle: 'PRISM',
      editionTotal: 1000,
      crest: PICTURE,
    },
    { cardId: 102, cardName: '세이', image: PICTURE, editionTitle: 'BASIC', editionTotal: 1000 },
    { cardId: 103, cardName: '해오', image: PICTURE, editionTitle: 'FOIL', editionTotal: 1000 },
  ],
  ...change,
})

/** A reservation held for five minutes. */
export const aReservation = (change: Partial<Reservation> = {}): Reservation => ({
  orderId: 'order-1',
  paymentUrl: 'https://pay.example/checkout/1',
  paymentAmount: 24_000,
  expiresAt: NOON + 300_000,
  ...change,
})

/** A card of an opened pack. */
export const aDrawnCard = (change: Partial<DrawnCard> = {}): DrawnCard => ({
  cardId: 101,
  cardName: '소하',
  image: PICTURE,
  editionTitle: 'PRISM',
  edition: 127,
  editionTotal: 1000,
  ...change,
})

/** An order of two packs that awaits payment. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  orderId: 'order-1',
  dropId: 1,
  amount: 2,
  paymentAmount: 24_000,
  paymentUrl: 'https://pay.example/checkout/1',
  status: 'RESERVED',
  reason: null,
  expiresAt: NOON + 300_000,
  ...change,
})

/** A complete delivery. */
export const aDelivery = (change: Partial<Delivery> = {}): Delivery => ({
  deliveryName: '김하늘',
  deliveryPhone: '010-1234-4821',
  postNumber: '04032',
  address: '서울특별시 마포구 덱로 17',
  addressDetail: '101동 1203호',
  deliveryRequest: '문 앞에 놓아 주세요.',
  ...change,
})

/** A purchase whose parcel has been shipped. */
export const aTransaction = (change: Partial<Transaction> = {}): Transaction => ({
  orderId: 'order-1',
  dropId: 1,
  title: 'ORBLIT 1st Deck 카드팩',
  thumb: PICTURE,
  amount: 2,
  paymentAmount: 24_000,
  method: 'phoneBill',
  status: 'PAID',
  at: NOON,
  delivery: true,
  carrier: 'CJ',
  invoiceNumber: '601234563387',
  deliveredAt: null,
  ...change,
})

/** The details of `aTransaction`. */
export const aTransactionDetail = (change: Partial<TransactionDetail> = {}): TransactionDetail => ({
  ...aTransaction(),
  cardsPerPack: 3,
  receiptType: 'none',
  address: aDelivery(),
  opened: true,
  cards: [aDrawnCard()],
  cancelUntil: null,
  returnUntil: null,
  returnRequest: null,
  reason: null,
  ...change,
})

/** Two packs that wait to be opened. */
export const someUnopenedPacks = (change: Partial<UnopenedPacks> = {}): UnopenedPacks => ({
  orderId: 'order-1',
  dropId: 1,
  title: 'ORBLIT 1st Deck 카드팩',
  thumb: PICTURE,
  amount: 2,
  cardsPerPack: 3,
  at: NOON,
  cancelUntil: Date.parse('2026-11-28T00:00:00+09:00'),
  ...change,
})

/** A benefit that staff complete; `usesQr: true` makes it a QR benefit. */
export const aBenefit = (change: Partial<Benefit> = {}): Benefit => ({
  benefitId: 1,
  name: '홈 경기 음료 교환권',
  image: PICTURE,
  usesQr: false,
  startAt: NOON - 24 * HOUR,
  endAt: NOON + 240 * HOUR,
  ...change,
})

/** A QR key valid for three minutes. */
export const aQrKey = (change: Partial<QrKey> = {}): QrKey => ({
  randomKey: 'fandeck-qr-7f3a91',
  expiresAt: NOON + 180_000,
  ...change,
})

/** The card of a claimed code. */
export const aClaimedCard = (change: Partial<ClaimedCard> = {}): ClaimedCard => ({
  cardId: 201,
  cardName: '한이준',
  image: PICTURE,
  point: 100,
  totalPoint: 12_400,
  editionTitle: 'FOIL',
  edition: 29,
  editionTotal: 1000,
  ...change,
})

/** A design of a pack. */
export const aCardMetadata = (change: Partial<CardMetadata> = {}): CardMetadata => ({
  cardId: 101,
  cardName: '소하',
  image: PICTURE,
  editionTitle: 'PRISM',
  designImage: PICTURE,
  designId: 1,
  attributes: [
    { trait_type: 'number', value: 7 },
    { trait_type: 'edition_total', value: 1000 },
  ],
  ...change,
})

/** A member's card. */
export const aMyCard = (change: Partial<MyCard> = {}): MyCard => ({
  ...aCardMetadata(),
  edition: 127,
  editionTotal: 1000,
  amount: 1,
  tokenId: undefined,
  ...change,
})

/** Terms in force. */
export const aTerms = (change: Partial<Terms> = {}): Terms => ({
  termsId: 1,
  kind: 'purchase',
  title: '구매 조건과 약관',
  version: '1.0',
  content: '카드팩은 열기 전까지 7일 안에 취소할 수 있어요.\n\n팩을 열면 취소할 수 없어요.',
  required: true,
  startAt: NOON - 240 * HOUR,
  ...change,
})

/** An access token with these claims and an invalid signature. */
export function aToken(
  claims: {
    tokenUserLoginType?: string | undefined
    tokenUserLevel?: string | undefined
    n?: number | undefined
  } = {},
): string {
  const encode = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
  const payload = { tokenUserLoginType: 'P', tokenUserLevel: 'K102', ...claims }
  return `${encode({ alg: 'none' })}.${encode(payload)}.none`
}

/** A session valid for half an hour. */
export const aSessionRecord = (change: Partial<SessionRecord> = {}): SessionRecord => ({
  accessToken: aToken(),
  refreshToken: 'refresh-1',
  expired: formatSeoulWire(NOON + 30 * 60_000),
  ...change,
})

/** The serialised form of that session in local storage. */
export const aStoredSession = (change: Partial<SessionRecord> = {}): string =>
  JSON.stringify(z.encode(SessionRecord, aSessionRecord(change)))
