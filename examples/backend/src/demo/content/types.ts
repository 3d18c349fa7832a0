import type { PointChange } from '@fandeck/sdk/points'
import type { ArtSpec } from '../../art/art.ts'
import type { TeamKey } from '../../art/teams.ts'

/** Minutes from the first start of the data folder; negative is before it. */
export type Minutes = number

/** A password with which the staff of an event complete benefits (D14). */
export interface SeedStaffPassword {
  eventKey: string
  password: string
  startMinutes: Minutes
  endMinutes: Minutes
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
  /** An own card with a link, whose key a test can know. */
  share?: { cardId: number; edition: number; shareKey: string }
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
