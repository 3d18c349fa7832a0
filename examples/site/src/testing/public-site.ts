import type { Fandeck } from '@fandeck/sdk'
import {
  aCampaign,
  aDrop,
  aDropInformation,
  aFaq,
  aNotice,
  anEvent,
  anOriginal,
  aPopup,
  aSharedCard,
  aShop,
  aStory,
  aTerms,
  NOON,
  refuse,
  someSections,
  testKit,
} from '@fandeck/sdk/testing'
import {
  getBannersEndpoint,
  getCampaignEndpoint,
  getDropEndpoint,
  getDropsInformationEndpoint,
  getEventsEndpoint,
  getFaqsEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  getNotionPageEndpoint,
  getOriginalsEndpoint,
  getPacksEndpoint,
  getPopupNoticesEndpoint,
  getSharedCardEndpoint,
  getSharedFormationEndpoint,
  getShopEndpoint,
  getStoriesEndpoint,
  getTermsEndpoint,
} from '@fandeck/sdk/wire'

const DAY = 86_400_000
const CAMPAIGN = aCampaign({
  pages: [
    { path: '/fcseoul-2025', sections: someSections() },
    {
      path: '/fcseoul-2025/more',
      title: 'FC서울 이야기',
      sections: [{ kind: 'text', title: '시즌 이야기', paragraphs: ['두 번째 쪽의 글이에요.'] }],
    },
  ],
})
/** The one shared formation. */
export const SHARED = {
  board: 'formation',
  shareKey: 'k_-4567890123456789012',
  formation: '442' as const,
  image: 'https://api.example/cdn/share/k_-4567890123456789012.jpg',
  sharedAt: NOON,
}
const notFound = () => refuse(404, '찾을 수 없어요.', 'NOT_FOUND')

/** The text of the Notion page with an id. */
export const textOf = (pageId: string): string => `${pageId}의 글이에요.`

/** A client on a fake server with one of each public item. */
export function publicSite(): Fandeck {
  const { fandeck, server, clock } = testKit()
  const now = clock.now()
  server.answer(getShopEndpoint, aShop())
  server.answer(getBannersEndpoint, { rows: [] })
  server.answer(getDropsInformationEndpoint, {
    version: 1,
    updatedAt: NOON,
    drops: [aDropInformation({ dropId: 101 })],
  })
  server.answer(getDropEndpoint, (_, { dropId }) => (dropId === '101' ? aDrop() : notFound()))
  server.answer(getOriginalsEndpoint, {
    updatedAt: NOON,
    originals: [
      anOriginal({ homeOrder: 1, linkUrl: '/soon/to/come' }),
      anOriginal({ key: 'seoul', title: '서울 시즌 덱', linkUrl: '/fcseoul-2025' }),
      anOriginal({ key: 'ball', category: 'baseball', title: '텐 미션', linkUrl: '/event' }),
    ],
  })
  server.answer(getEventsEndpoint, {
    updatedAt: NOON,
    events: [
      anEvent({ startAt: now - DAY, endAt: now + 5 * DAY }),
      anEvent({ eventId: 2, title: '내일 열려요', startAt: now + DAY, endAt: now + 2 * DAY }),
    ],
  })
  server.answer(getCampaignEndpoint, (_, { slug }) =>
    slug === CAMPAIGN.slug ? { campaign: CAMPAIGN, omitted: [] } : notFound(),
  )
  server.answer(getSharedFormationEndpoint, (_, { shareKey }) =>
    shareKey === SHARED.shareKey ? SHARED : notFound(),
  )
  server.answer(getSharedCardEndpoint, (_, { shareKey }) =>
    shareKey === aSharedCard().shareKey ? aSharedCard({ dropId: 101 }) : notFound(),
  )
  server.answer(getPacksEndpoint, {})
  server.answer(getPopupNoticesEndpoint, {
    count: 3,
    rows: [
      aPopup({ path: '/event', linkUrl: '/fcseoul-2025', image: `${fandeck.cdnUrl}/popup/1.webp` }),
      aPopup({ popupId: 2, path: '/event', linkUrl: 'javascript:alert(1)' }),
      aPopup({ popupId: 3, path: '/notion/pure-layout/guide-wallet' }),
    ],
  })
  server.answer(getStoriesEndpoint, { updatedAt: NOON, stories: [aStory()] })
  server.answer(getNoticesEndpoint, { count: 1, rows: [aNotice()] })
  server.answer(getNoticeEndpoint, (_, { noticeId }) =>
    noticeId === '1'
      ? { ...aNotice(), content: '공지의 자세한 글이에요.', previousId: null, nextId: null }
      : notFound(),
  )
  server.answer(getFaqsEndpoint, { categories: ['지갑·혜택'], rows: [aFaq()] })
  server.answer(getTermsEndpoint, [
    aTerms({ termsId: 3, version: '2.0', startAt: now + DAY, pageId: 'terms-3' }),
    aTerms({ termsId: 2, version: '1.1', startAt: now - DAY, pageId: 'terms-2' }),
    aTerms({ termsId: 1, version: '1.0', startAt: now - 9 * DAY, pageId: null, content: '처음 약관이에요.' }),
  ])
  server.answer(getNotionPageEndpoint, (_, { pageId = '' }) =>
    pageId === 'none'
      ? notFound()
      : {
          pageId,
          title: `${pageId} 제목`,
          blocks: [{ type: 'paragraph', paragraph: { rich_text: [{ plain_text: textOf(pageId) }] } }],
        },
  )
  return fandeck
}
