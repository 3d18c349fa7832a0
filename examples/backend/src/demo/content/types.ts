import type { PointChange } from '@fandeck/sdk/points'
import type { ArtSpec } from '../../art/art.ts'
import type { CardArt } from '../../art/card-face.ts'
import type { EditionTitle } from '../../art/finish.ts'
import type { TeamKey } from '../../art/teams.ts'

/** Minutes from the first start of the data folder; negative is before it. */
export type Minutes = number

/** A pack of designs and the minting of its printed codes. */
export interface SeedPack {
  packId: number
  packName: string
  mintingId: number
  mintingName: string
  credentialsType: string
  startMinutes: Minutes
  endMinutes: Minutes
  team: TeamKey
  /** Whether its cards have printed codes. */
  printed: boolean
}

export interface SeedCard {
  cardId: number
  designId: number
  packId: number
  team: TeamKey
  cardName: string
  /** Absent for artists and landscapes. */
  number?: number
  /** GK DF MF FW, GUARD FORWARD CENTER, PITCHER CATCHER INFIELD OUTFIELD, EMBLEM, ARTIST, ISSUE or SCENE. */
  position: string
  /** The small line under the name. */
  sub: string
  editionTitle: EditionTitle
  editionTotal: number
  art: CardArt
  /** One sentence for the back. */
  story: string
}

/** `minting_info`, with its times relative to the first start. */
export interface SeedMinting {
  startMinutes: Minutes
  endMinutes: Minutes
  /** Packs. */
  totalPacks: number
  maxPerOrder: number
  maxPerMember: number
  paid: boolean
  /** KRW per pack. */
  paymentAmount: number
  whitelist: boolean
  round: number
  title: string
  /** Cards per pack. */
  cardsPerPack: number
  enabled: boolean
}

export interface SeedVendor {
  name: string
  address: string
  phone: string
  businessNumber: string
  registrationNumber: string
}

export interface SeedDrop {
  dropId: number
  mintingId: number
  packId: number
  packName: string
  title: string
  collectionLink: string
  /** Whether goods are shipped, so that the buyer enters a delivery address. */
  shipsGoods: boolean
  /** Packs already sold at the first start. */
  soldQty: number
  /** Fans per second that the gate admits; without it, the drop has no gate (D81). */
  passRate?: number
  minting: SeedMinting
  vendor: SeedVendor
  thumb: ArtSpec
  hero: ArtSpec
  notices: readonly string[]
}

/** An event whose staff can complete benefits with a password (D14). */
export interface SeedClaimEvent {
  eventKey: string
  title: string
  staffPasswords: readonly { password: string; startMinutes: Minutes; endMinutes: Minutes }[]
}

export interface SeedBenefit {
  benefitId: number
  eventKey: string
  claimName: string
  qr: boolean
  image: ArtSpec
  startMinutes: Minutes
  endMinutes: Minutes
}

export interface SeedBanner {
  bannerSeq: number
  label: string
  /** The lines of the title, as on the banner. */
  title: readonly string[]
  startMinutes: Minutes
  endMinutes: Minutes
  linkUrl: string
  blank: boolean
  sort: number
  /** 390 x 472, without text. */
  mobileArt: ArtSpec
  /** 960 x 472, without text. */
  desktopArt: ArtSpec
}

export interface SeedPopup {
  popupSeq: number
  popupName: string
  /** The lines over the picture. */
  title: readonly string[]
  caption: string
  startMinutes: Minutes
  endMinutes: Minutes
  linkUrl: string
  exposureUrl: string
  blank: boolean
  art: ArtSpec
}

export type OriginalCategory = 'football' | 'baseball' | 'basketball' | 'magazine' | 'idol'

export interface SeedOriginal {
  key: string
  slug: string
  category: OriginalCategory
  team: TeamKey
  title: string
  description: string
  /** The line of the home tile. */
  homeDescription: string
  /** The position among the home tiles from 1; absent if it is not on the home page. */
  homeOrder?: number
  color1: string
  color2: string
  color3: string
  crest: ArtSpec
  /** 350 x 196. */
  listArt: ArtSpec
  /** 169 x 212. */
  homeArt: ArtSpec
}

export interface SeedEvent {
  eventSeq: number
  title: readonly string[]
  summary: string
  startMinutes: Minutes
  endMinutes: Minutes
  linkUrl: string
  team: TeamKey
  /** 350 x 220. */
  art: ArtSpec
  /** Square, for rows. */
  thumb: ArtSpec
  paragraphs: readonly string[]
  /** The position among the home rows from 1; absent if it is not on the home page. */
  homeOrder?: number
}

export type NoticeCategory = '공지' | '안내' | '점검' | '이벤트'

export interface SeedNotice {
  noticeSeq: number
  category: NoticeCategory
  title: string
  paragraphs: readonly string[]
  postedMinutes: Minutes
}

export interface SeedFaq {
  faqSeq: number
  category: string
  question: string
  answer: readonly string[]
}

export interface SeedStory {
  storySeq: number
  title: string
  summary: string
  postedMinutes: Minutes
  /** 350 x 220. */
  art: ArtSpec
  sections: readonly { heading?: string; paragraphs: readonly string[] }[]
}

export interface SeedInquiry {
  memberId: string
  category: string
  title: string
  content: string
  askedMinutes: Minutes
  answer?: string
  answeredMinutes?: Minutes
}

/** S service, P privacy, R recurring payment, M marketing, B purchase, W wallet. */
export type TermsKind =
  | 'service'
  | 'privacy'
  | 'recurringPayment'
  | 'marketing'
  | 'purchase'
  | 'wallet'
  | 'thirdParty'

export interface SeedNotionPage {
  pageId: string
  title: string
  blocks: { type: string; [part: string]: unknown }[]
}

export interface SeedTerms {
  termsId: number
  kind: TermsKind
  title: string
  version: string
  required: boolean
  effectiveMinutes: Minutes
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

export interface SeedAccount {
  memberId: string
  loginType: 'phone' | 'email' | 'legacy'
  nickname: string
  level: 'K101' | 'K102' | 'K103' | 'K201'
  /** Digits only. */
  phone?: string
  /** The plain password of a demo account; stored hashed. */
  password?: string
  birthYear?: number
  gender?: 'F' | 'M'
  walletAddress?: string
  totalPoint: number
  portrait: ArtSpec
  cards: readonly { cardId: number; edition: number }[]
  /** Designs, newest first. */
  favourites?: readonly number[]
  /** The collections that the member has created, newest first; the crest of the team is the logo. */
  collections?: readonly {
    englishName: string
    koreanName: string
    linkName: string
    description: string
    team: TeamKey
  }[]
  points: readonly {
    minutes: Minutes
    kind: 'EARN' | 'USE' | 'EXPIRE'
    reason?: PointChange['reason']
    title: string
    amount: number
  }[]
  entries: readonly {
    title: string
    team: TeamKey
    entryMinutes: Minutes
    announceMinutes: Minutes
    result: 'WAIT' | 'WIN' | 'LOSE'
    benefitId?: number
    carrier?: string
    invoiceNo?: string
  }[]
  /** Benefits in the wallet drawer. */
  claims: readonly number[]
}
