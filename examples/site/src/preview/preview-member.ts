import type { PreviewLevel } from '@fandeck/sdk/shop'
import { aStoredSession, aToken, aUserInfo, type FakeServer, fakeServer, refuse } from '@fandeck/sdk/testing'
import * as wire from '@fandeck/sdk/wire'

import { koPreview } from './messages.ko.ts'

/** The levels of members on the wire (S6.9). */
const LEVELS = { member: 'K101', verified: 'K201', whitelisted: 'K201' } as const
const DAY_MS = 24 * 60 * 60_000
/** Seoul is ahead of UTC by nine hours. */
const SEOUL_MS = 9 * 60 * 60_000

/** A member without cards, orders or benefits, as a preview shows the site to. */
export interface PreviewMember {
  /** The session that the client stores. */
  session: string
  /** Answers the calls of that member. */
  server: FakeServer
}

/** What a member of a preview needs. */
export interface PreviewMemberOptions {
  now(): number
  /** Asks the backend as a visitor does. */
  ask(base: 'market' | 'main' | 'cdn', path: string): Promise<Response>
}

/** Creates a member of a level; `visitor` is none. */
export function previewMember(
  level: PreviewLevel,
  { now, ask }: PreviewMemberOptions,
): PreviewMember | undefined {
  if (level === 'visitor') return undefined
  const server = fakeServer(now)
  const page = { count: 0, rows: [] }
  const user = {
    level: LEVELS[level],
    nickname: koPreview['preview.name'],
    memberId: 'preview',
    totalPoint: 0,
  } as const
  for (const endpoint of [
    wire.getCampaignStateEndpoint,
    wire.getPurchaseLimitEndpoint,
    wire.getStandingEndpoint,
  ])
    server.on(`GET ${endpoint.path}`, ({ path }) => ask(endpoint.base, path))
  server.answer(wire.getUserInfoEndpoint, aUserInfo(user))
  server.answer(wire.checkWhitelistEndpoint, () =>
    level === 'whitelisted' ? undefined : refuse(403, koPreview['preview.notListed'], 'NOT_LISTED'),
  )
  server.answer(wire.isFirstPurchaseEndpoint, { first: true })
  server.answer(wire.getDropMemberEndpoint, {})
  server.answer(wire.getBenefitsEndpoint, [])
  server.answer(wire.getUnopenedPacksEndpoint, [])
  server.answer(wire.getInquiriesEndpoint, page)
  server.answer(wire.getActivityEndpoint, page)
  server.answer(wire.getCreatedCollectionsEndpoint, page)
  server.answer(wire.getDevicesEndpoint, { rows: [] })
  server.answer(wire.getEntriesEndpoint, page)
  server.answer(wire.getFavouritesEndpoint, page)
  server.answer(wire.getFavouriteOriginalsEndpoint, page)
  server.answer(wire.getOverviewEndpoint, { unopenedPacks: 0, benefits: 0, recruits: [], originals: [] })
  server.answer(wire.getBadgesEndpoint, { badges: [] })
  server.answer(wire.getDropReminderEndpoint, { reminding: false, channel: 'none' })
  server.answer(wire.getLoginMethodsEndpoint, { rows: [] })
  server.answer(wire.getOwnTokensEndpoint, page)
  server.answer(wire.getCardArrivalsEndpoint, { arrivals: [] })
  server.answer(wire.getOwnedCardsEndpoint, { cards: [] })
  server.answer(wire.getPointHistoryEndpoint, page)
  server.answer(wire.getPointsEndpoint, { total: 0, expiring: 0, earnedThisMonth: 0, since: now() })
  server.answer(wire.getSavedDeliveryEndpoint, { delivery: null })
  server.answer(wire.getTransactionsEndpoint, page)
  server.answer(wire.getWalletUserEndpoint, { walletLinked: false })
  server.answer(wire.getWithdrawalEndpoint, {
    ...{ cards: 0, benefits: 0, totalPoint: 0, walletLinked: false, orders: [], proofs: [] },
  })
  server.answer(wire.getCreatorEndpoint, { nickname: user.nickname, image: null, collections: 0, tokens: 0 })
  const accessToken = aToken({ tokenUserLevel: LEVELS[level] })
  const expired = new Date(now() + DAY_MS + SEOUL_MS).toISOString().slice(0, 19).replace('T', ' ')
  return { session: aStoredSession({ accessToken, expired }), server }
}
