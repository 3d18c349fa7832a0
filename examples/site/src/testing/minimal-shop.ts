import { hasPart, type Shop, SITE_PARTS, type SitePart } from '@fandeck/sdk/directory'
import {
  aDrop,
  aDropInformation,
  aShop,
  aStoredSession,
  aUserInfo,
  NOON,
  type TestKit,
  testKit,
} from '@fandeck/sdk/testing'
import * as wire from '@fandeck/sdk/wire'
import { pagesWith } from '../pages.ts'

/** A shop without any optional part. */
export const MINIMAL: Shop = aShop({ disabledParts: [...SITE_PARTS] })

/** The calls of each part; the others serve drops, orders and the account. */
const CALLS: Readonly<Record<SitePart, readonly { path: string }[]>> = {
  activity: [wire.getActivityEndpoint],
  arrivals: [wire.getCardArrivalsEndpoint],
  badges: [wire.getBadgesEndpoint],
  banners: [wire.getBannersEndpoint],
  campaigns: [wire.getCampaignEndpoint, wire.getCampaignStateEndpoint],
  'card-pages': [wire.getSharedCardEndpoint, wire.getCardShareEndpoint],
  collections: [wire.getCreatedCollectionsEndpoint, wire.getCreatorEndpoint, wire.getOwnTokensEndpoint],
  events: [wire.getEventsEndpoint, wire.getEntriesEndpoint],
  faqs: [wire.getFaqsEndpoint],
  favourites: [wire.getFavouritesEndpoint, wire.getFavouriteOriginalsEndpoint],
  guide: [],
  inquiries: [wire.getInquiriesEndpoint, wire.getInquiryEndpoint],
  notices: [wire.getNoticesEndpoint, wire.getNoticeEndpoint],
  originals: [wire.getOriginalsEndpoint],
  overview: [wire.getOverviewEndpoint],
  points: [wire.getPointsEndpoint, wire.getPointHistoryEndpoint],
  popups: [wire.getPopupNoticesEndpoint, wire.getMainPopupsEndpoint],
  scan: [],
  stories: [wire.getStoriesEndpoint],
  wallet: [wire.getBenefitsEndpoint, wire.getWalletUserEndpoint],
}
const pathsOf = (part: SitePart) =>
  CALLS[part].map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`))
/** Returns the paths of the requests so far that belong to some parts. */
export function callsOf({ server }: TestKit, parts: readonly SitePart[] = SITE_PARTS): string[] {
  const patterns = parts.flatMap(pathsOf)
  return server.requests
    .map(({ path }) => path)
    .filter((path) => patterns.some((pattern) => pattern.test(path)))
}

/** A backend that serves drops and accounts alone. */
export function minimalShop(loggedIn: boolean, shop = MINIMAL): TestKit {
  const kit = testKit({
    loggedIn: loggedIn && aStoredSession(),
    options: { disabledParts: SITE_PARTS.filter((part) => !hasPart(shop, part)) },
  })
  const { server } = kit
  server.answer(wire.getShopEndpoint, shop)
  server.answer(wire.getUserInfoEndpoint, aUserInfo())
  server.answer(wire.getLoginMethodsEndpoint, { rows: [] })
  if (hasPart(shop, 'wallet'))
    server.answer(wire.getWalletUserEndpoint, { walletLinked: false, walletAddress: null })
  server.answer(wire.getDropsInformationEndpoint, {
    version: 1,
    updatedAt: NOON,
    drops: [aDropInformation({ dropId: 101 })],
  })
  server.answer(wire.getDropEndpoint, aDrop())
  server.answer(
    wire.getPacksEndpoint,
    Object.fromEntries(
      shop.packs.map(({ packName }, index) => [packName, { packId: index + 1, mintings: [] }]),
    ),
  )
  server.answer(wire.getOwnedCardsEndpoint, { cards: [] })
  server.answer(wire.getUnopenedPacksEndpoint, [])
  return kit
}

/** The pages of a shop without any optional part. */
export const minimalPages = pagesWith((part) => hasPart(MINIMAL, part))
