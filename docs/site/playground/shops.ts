// A server in the page for each tag and state.
import { createFandeck, type Fandeck } from '@fandeck/sdk'
import {
  aBenefit,
  aDrawnCard,
  aDrop,
  aDropInformation,
  aStoredSession,
  aToken,
  type FakeServer,
  refuse,
  serverWith,
} from '@fandeck/sdk/testing'
import {
  claimCodeEndpoint,
  getBenefitsEndpoint,
  getCampaignEndpoint,
  getDropsInformationEndpoint,
  getPacksEndpoint,
  requestPhoneCodeEndpoint,
  reserveEndpoint,
} from '@fandeck/sdk/wire'
import { isPaid, paymentUrlOf } from '../../../packages/widgets/src/stories/payment-page.ts'
import { IDOLS, picture } from './art.ts'
import { answerCampaign } from './campaign-shop.ts'
import { answerDeck } from './deck-shop.ts'
import type { StateName } from './tags.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What a server refuses in the state `refused`, by the tag. */
const REFUSALS: Readonly<Record<string, (server: FakeServer) => void>> = {
  drop: ({ answer }) =>
    answer(reserveEndpoint, () => refuse(409, '한 사람이 살 수 있는 수량을 넘었어요.', 'LIMIT_OVER')),
  wallet: ({ answer }) =>
    answer(getBenefitsEndpoint, () => refuse(403, '본인 인증이 필요해요.', 'NOT_VERIFIED')),
  scanner: ({ answer }) => answer(claimCodeEndpoint, () => refuse(409, '이미 사용한 코드예요.', 'CODE_USED')),
  board: ({ answer }) =>
    answer(getCampaignEndpoint, () => refuse(404, '캠페인을 찾을 수 없어요.', 'NOT_FOUND')),
  campaign: ({ answer }) =>
    answer(getCampaignEndpoint, () => refuse(404, '캠페인을 찾을 수 없어요.', 'NOT_FOUND')),
  deck: ({ answer }) => answer(getPacksEndpoint, () => refuse(500, '잠시 후 다시 시도해 주세요.')),
  'sign-in': ({ answer }) =>
    answer(requestPhoneCodeEndpoint, () => refuse(429, '잠시 후 다시 요청해 주세요.', 'TOO_SOON')),
}

/** Returns the stored session of a member who has verified their identity, with half an hour left. */
const verifiedSession = (now: number) =>
  aStoredSession({
    accessToken: aToken({ tokenUserLevel: 'K201' }),
    expired: new Date(now + 9.5 * HOUR).toISOString().slice(0, 19).replace('T', ' '),
  })

/** Opens the shop of a playground: a client on a server in this page, which forgets its sales when it is loaded again. */
export function openShop(tag: string, state: StateName): Fandeck {
  sessionStorage.clear()
  const now = Date.now()
  const isMember = tag === 'sign-in' ? state === 'member' : state !== 'visitor'
  const startAt = state === 'upcoming' ? now + 26 * HOUR : now - HOUR
  const benefits = [
    aBenefit({
      benefitId: 1,
      name: '음료 교환권',
      usesQr: true,
      image: picture('soha'),
      startAt: now - DAY,
      endAt: now + 10 * DAY,
    }),
    aBenefit({
      benefitId: 2,
      name: '포토존 입장권',
      image: picture('sei'),
      startAt: now - DAY,
      endAt: now + 10 * DAY,
    }),
  ]
  const {
    server,
    storage,
    sessionStorage: kept,
  } = serverWith({
    drop: aDrop({ info: { startAt, endAt: startAt + 7 * DAY } }),
    remaining: state === 'soldOut' ? 0 : 312,
    now: Date.now,
    loggedIn: isMember,
    benefits: state === 'empty' ? [] : benefits,
    paymentUrlOf,
    payment: (orderId) => (isPaid(orderId) ? 'PAID' : 'RESERVED'),
    cards: ({ amount }) =>
      Array.from({ length: amount * 3 }, (_, at) =>
        aDrawnCard({ ...IDOLS[at % IDOLS.length], edition: 12 + at }),
      ),
  })
  server.answer(getDropsInformationEndpoint, {
    version: 1,
    updatedAt: now,
    // The drop of the tag, and that of the campaign.
    drops: [1, 102].map((dropId) => aDropInformation({ dropId, thumb: picture('soha'), cards: IDOLS })),
  })
  if (isMember) storage.setItem('user', verifiedSession(now))
  answerDeck(server, state === 'empty')
  answerCampaign(server, now)
  if (!isMember) server.answer(claimCodeEndpoint, () => refuse(401, '로그인이 필요해요.', 'LOGIN_REQUIRED'))
  if (state === 'refused') REFUSALS[tag]?.(server)
  const offline = () => Promise.reject(new TypeError('The device has no network.'))
  const fandeck = createFandeck(
    { marketUrl: 'https://api.example' },
    { fetch: state === 'offline' ? offline : server.fetch, storage, sessionStorage: kept },
  )
  if (isMember)
    fandeck.session.setUser({
      memberId: '01024814821',
      nickname: '하나',
      accountType: 'phone',
      walletLinked: true,
    })
  return fandeck
}
