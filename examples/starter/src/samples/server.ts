import type { Fandeck } from '@fandeck/sdk'
import { createFandeck } from '@fandeck/sdk'
import type { OwnedCard } from '@fandeck/sdk/cards'
import type { Drop, UnopenedPacks } from '@fandeck/sdk/drops'
import {
  aBenefit,
  aFaq,
  aNotice,
  anEvent,
  aShop,
  aUserInfo,
  type FakeServer,
  refuse,
  serverWith,
  someUnopenedPacks,
} from '@fandeck/sdk/testing'
import {
  getActivityEndpoint,
  getBannersEndpoint,
  getCardsEndpoint,
  getDevicesEndpoint,
  getDropEndpoint,
  getDropsInformationEndpoint,
  getEventsEndpoint,
  getFaqsEndpoint,
  getFavouritesEndpoint,
  getFilterFormEndpoint,
  getLoginMethodsEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  getNotionPageEndpoint,
  getOriginalsEndpoint,
  getOwnedCardsEndpoint,
  getPacksEndpoint,
  getShopEndpoint,
  getUnopenedPacksEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
} from '@fandeck/sdk/wire'
import {
  drawnCards,
  PACK,
  sampleBanner,
  sampleDesigns,
  sampleDrops,
  sampleInformation,
  THUMB,
} from './data.ts'
import { isPaid, isPaymentPage, paymentUrlOf } from './payment.ts'

const DAY = 86_400_000
const NAME = import.meta.env.VITE_SITE_NAME

/** What everyone sees: the shop, its drops, notices and an event. */
function answerShop(server: FakeServer, drops: Record<number, Drop>, now: number): void {
  server.answer(
    getDropEndpoint,
    (_, { dropId }) => drops[Number(dropId)] ?? refuse(404, '드롭을 찾을 수 없어요.', 'NOT_FOUND'),
  )
  server.answer(getDropsInformationEndpoint, { version: 1, updatedAt: now, drops: sampleInformation(drops) })
  server.answer(
    getShopEndpoint,
    aShop({
      name: NAME,
      company: {
        name: '예시 상점',
        representative: '홍길동',
        address: '서울특별시 예시구 예시로 1',
        businessNumber: '000-00-00000',
      },
      packs: [PACK],
      returnTeams: [],
      providers: ['phone', 'password'],
      parts: ['events'],
    }),
  )
  server.answer(getBannersEndpoint, { rows: [sampleBanner(now)] })
  server.answer(getOriginalsEndpoint, { updatedAt: now, originals: [] })
  const event = anEvent({
    title: '첫 카드를 모은 팬에게',
    summary: '첫 번째 팩을 열고 이벤트에 참여해 보세요.',
    startAt: now - DAY,
    endAt: now + 10 * DAY,
    linkUrl: null,
    image: THUMB,
    thumb: THUMB,
  })
  server.answer(getEventsEndpoint, { updatedAt: now, events: [event] })
  server.answer(getNotionPageEndpoint, {
    pageId: 'event-1',
    title: event.title,
    blocks: [{ type: 'paragraph', paragraph: { rich_text: [{ type: 'text', plain_text: event.summary }] } }],
  })
  const notice = aNotice({ title: `${NAME} 문을 열었어요`, postedAt: now - DAY })
  server.answer(getNoticesEndpoint, { count: 1, rows: [notice] })
  server.answer(getNoticeEndpoint, {
    ...notice,
    content: '이 글은 예시예요. 백엔드의 주소를 적으면 상점의 공지사항이 보여요.',
    previousId: null,
    nextId: null,
  })
  server.answer(getFaqsEndpoint, { categories: ['카드'], rows: [aFaq({ category: '카드' })] })
}

/** What a member sees; `owned` and `unopened` change as they buy. */
function answerMember(server: FakeServer, { owned, unopened }: Bought, now: number): void {
  server.answer(getUserInfoEndpoint, aUserInfo())
  server.answer(getWalletUserEndpoint, { walletLinked: true, walletAddress: '0x7a3e5b1c9d4f4a21c41F' })
  server.answer(getPacksEndpoint, { [PACK.packName]: { packId: 1, mintings: [] } })
  server.answer(getCardsEndpoint, { cards: sampleDesigns() })
  server.answer(getOwnedCardsEndpoint, () => ({ cards: [...owned] }))
  server.answer(getUnopenedPacksEndpoint, () => [...unopened.values()])
  server.answer(getFilterFormEndpoint, { filters: [] })
  server.answer(getFavouritesEndpoint, { rows: [] })
  server.answer(getActivityEndpoint, { rows: [], next: null })
  server.answer(getLoginMethodsEndpoint, {
    rows: [{ kind: 'phone', account: '01012344821', removable: false }],
  })
  server.answer(getDevicesEndpoint, {
    rows: [{ deviceId: 'this', kind: 'computer', usedAt: now, current: true }],
  })
}

/** What the member has bought since the page was loaded. */
interface Bought {
  owned: OwnedCard[]
  unopened: Map<string, UnopenedPacks>
}

/** Records what the client buys and opens, for the replies after it. */
function recordPurchases(fandeck: Fandeck, { owned, unopened }: Bought): void {
  fandeck.on('drops:purchased', ({ orderId, dropId }) => {
    const cancelUntil = fandeck.clock.now() + 7 * DAY
    unopened.set(
      orderId,
      someUnopenedPacks({ orderId, dropId, title: PACK.title, amount: 1, thumb: THUMB, cancelUntil }),
    )
  })
  fandeck.on('drops:opened', ({ orderId, cards }) => {
    unopened.delete(orderId)
    for (const { cardId, editionTitle, image, edition } of cards) {
      const design = { cardId, editionTitle, designImage: image, designId: cardId - 100 }
      owned.push({ ...design, amount: 1, edition, tokenId: null, receivedAt: fandeck.clock.now() })
    }
  })
}

/** Returns the replies of a server; it refuses changes that it does not answer in a sentence for the fan. */
const readOnly =
  ({ fetch }: FakeServer): typeof fetch =>
  async (input, init) => {
    const reply = await fetch(input, init)
    const isChange = init?.method !== undefined && init.method !== 'GET'
    return isChange && reply.status === 404 ? refuse(403, '예시에서는 바꿀 수 없어요.') : reply
  }

/** Opens the sample shop: the client of a server in this page, which forgets its sales when the page is loaded again. */
export function openSampleShop(): Fandeck {
  // A purchase that the page was in the middle of. The frame of a payment shares this storage with its page.
  if (!isPaymentPage()) sessionStorage.clear()
  const now = Date.now()
  const drops = sampleDrops(now)
  const bought: Bought = { owned: [], unopened: new Map() }
  const { server } = serverWith({
    drop: drops[1],
    now: Date.now,
    paymentUrlOf,
    payment: (orderId) => (isPaid(orderId) ? 'PAID' : 'RESERVED'),
    cards: ({ orderId, amount }) => drawnCards(orderId, amount * 3),
    benefits: [
      aBenefit({ name: '음료 교환권', image: THUMB, startAt: now - DAY, endAt: now + 10 * DAY }),
      aBenefit({
        benefitId: 2,
        name: '포토존 입장권',
        image: THUMB,
        usesQr: true,
        startAt: now - DAY,
        endAt: now + 10 * DAY,
      }),
    ],
    loggedIn: localStorage.getItem('user') !== null,
  })
  answerShop(server, drops, now)
  answerMember(server, bought, now)
  const fandeck = createFandeck({ marketUrl: 'https://samples.example' }, { fetch: readOnly(server) })
  recordPurchases(fandeck, bought)
  return fandeck
}
