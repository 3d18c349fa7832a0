import {
  bannersQuery,
  dropQuery,
  dropsInformationQuery,
  eventsQuery,
  faqsQuery,
  noticeQuery,
  noticesQuery,
  notionPageQuery,
  originalsQuery,
  stockQuery,
  storiesQuery,
  termsVersionsQuery,
} from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { type PageEntry, page } from './page-entry.ts'
import { homeDropsQuery } from './routes/home/use-home-drops.ts'
import { POLICIES, type PolicyName, policyPageId } from './routes/policy/policies.ts'
import { pageNumber } from './routes/support/page-number.ts'

const FAQ = '/support/faq/list'

const notionPage = (cache: QueryClient, fandeck: Fandeck, pageId: string) =>
  cache.prefetchQuery(notionPageQuery(fandeck, { pageId }))

/** Fetches a list, then the Notion page of one of its items. */
async function articleOf<Item extends { pageId: string }>(
  cache: QueryClient,
  fandeck: Fandeck,
  found: Promise<Item | undefined>,
) {
  const item = await found
  if (item) await notionPage(cache, fandeck, item.pageId)
}

const policyPage = (name: PolicyName): PageEntry => ({
  path: `/policy/${name}`,
  ...page(() => import('./routes/policy/PolicyPage.tsx')),
  title: POLICIES[name].title,
  description: POLICIES[name].description,
  back: POLICIES[name].title,
  ownHeading: true,
  footer: true,
  prefetch: (cache, fandeck, { search }) => [
    (async () => {
      const versions = await cache.fetchQuery(termsVersionsQuery(fandeck, { kind: POLICIES[name].kind }))
      const pageId = policyPageId(versions, search, fandeck.clock.now())
      if (pageId) await notionPage(cache, fandeck, pageId)
    })(),
  ],
})

/** The pages that everyone may read. */
export const publicPages: readonly PageEntry[] = [
  {
    path: '/',
    ...page(() => import('./routes/home/HomePage.tsx')),
    header: 'art',
    footer: true,
    faq: FAQ,
    prefetch: (cache, fandeck) => [
      cache.prefetchQuery(bannersQuery(fandeck)),
      cache.prefetchQuery(homeDropsQuery(fandeck)),
      cache.prefetchQuery(originalsQuery(fandeck)),
      cache.prefetchQuery(eventsQuery(fandeck)),
      cache.prefetchQuery(noticesQuery(fandeck)),
    ],
  },
  {
    path: '/drops/:seq',
    ...page(() => import('./routes/drop/DropPage.tsx')),
    header: 'art',
    back: true,
    head: 'own',
    prefetch: (cache, fandeck, { params: { seq } }) => [
      cache.prefetchQuery(dropQuery(fandeck, { dropId: Number(seq) })),
      cache.prefetchQuery(stockQuery(fandeck, { dropId: Number(seq) })),
      cache.prefetchQuery(dropsInformationQuery(fandeck)),
    ],
  },
  {
    path: '/originals',
    ...page(() => import('./routes/originals/OriginalsPage.tsx')),
    title: '오리지널',
    description: '축구, 야구, 농구 팀과 아티스트, 매거진까지. 팬덱에서 만나는 모든 카드 덱이에요.',
    footer: true,
    faq: FAQ,
    prefetch: (cache, fandeck) => [cache.prefetchQuery(originalsQuery(fandeck))],
  },
  {
    path: '/event',
    ...page(() => import('./routes/event/EventsPage.tsx')),
    title: '이벤트',
    description: '지금 참여할 수 있는 팬덱 이벤트와 곧 열릴 이벤트를 모았어요.',
    footer: true,
    faq: FAQ,
    prefetch: (cache, fandeck) => [cache.prefetchQuery(eventsQuery(fandeck))],
  },
  {
    path: '/event/:eventId',
    ...page(() => import('./routes/event/EventPage.tsx')),
    head: 'own',
    back: '이벤트',
    ownHeading: true,
    footer: true,
    faq: FAQ,
    prefetch: (cache, fandeck, { params: { eventId } }) => {
      const events = cache.fetchQuery(eventsQuery(fandeck))
      const found = events.then((all) => all.find((event) => String(event.eventId) === eventId))
      return [articleOf(cache, fandeck, found)]
    },
  },
  {
    path: '/story',
    ...page(() => import('./routes/story/StoriesPage.tsx')),
    title: '팬덱 이야기',
    description: '카드를 만드는 사람과 모으는 사람의 이야기를 전해요.',
    footer: true,
    prefetch: (cache, fandeck) => [cache.prefetchQuery(storiesQuery(fandeck))],
  },
  {
    path: '/story/:storyId',
    ...page(() => import('./routes/story/StoryPage.tsx')),
    head: 'own',
    back: '팬덱 이야기',
    ownHeading: true,
    footer: true,
    prefetch: (cache, fandeck, { params: { storyId } }) => {
      const stories = cache.fetchQuery(storiesQuery(fandeck))
      const found = stories.then((all) => all.find((story) => String(story.storyId) === storyId))
      return [articleOf(cache, fandeck, found)]
    },
  },
  {
    path: '/support/notice/list',
    ...page(() => import('./routes/support/NoticesPage.tsx')),
    title: '공지사항',
    description: '점검과 업데이트, 당첨자 발표 등 팬덱의 새 소식을 알려 드려요.',
    back: '고객센터',
    footer: true,
    prefetch: (cache, fandeck, { search }) => [
      cache.prefetchQuery(noticesQuery(fandeck, { page: pageNumber(search) })),
    ],
  },
  {
    path: '/support/notice/:noticeId',
    ...page(() => import('./routes/support/NoticePage.tsx')),
    head: 'own',
    back: '공지사항',
    ownHeading: true,
    footer: true,
    prefetch: (cache, fandeck, { params: { noticeId } }) => [
      cache.prefetchQuery(noticeQuery(fandeck, { noticeId: Number(noticeId) })),
    ],
  },
  {
    path: '/support/faq/list',
    ...page(() => import('./routes/support/FaqsPage.tsx')),
    title: '자주 묻는 질문',
    description: '카드, 지갑과 혜택, 결제, 계정에 대해 자주 묻는 질문과 답이에요.',
    back: '고객센터',
    footer: true,
    prefetch: (cache, fandeck) => [cache.prefetchQuery(faqsQuery(fandeck))],
  },
  {
    path: '/support/qna/list',
    ...page(() => import('./routes/support/InquiriesPage.tsx')),
    title: '1:1 문의',
    description: '팬덱 고객센터에 궁금한 점을 남기고 답변을 확인해요.',
    back: '고객센터',
    footer: true,
  },
  {
    path: '/notion/guide/main',
    ...page(() => import('./routes/notion/GuidePage.tsx')),
    title: '이용 가이드',
    description: '카드를 모으고 지갑을 연결해 혜택을 쓰기까지, 팬덱을 시작하는 방법을 알려 드려요.',
    back: '이용 가이드',
    ownHeading: true,
    footer: true,
    prefetch: (cache, fandeck) => [notionPage(cache, fandeck, 'guide-main')],
  },
  {
    path: '/notion/pure-layout/:pageId',
    ...page(() => import('./routes/notion/NotionPage.tsx')),
    header: 'none',
    head: 'own',
    prefetch: (cache, fandeck, { params: { pageId = '' } }) => [notionPage(cache, fandeck, pageId)],
  },
  policyPage('privacy'),
  policyPage('service'),
  policyPage('recurring-payment'),
]

/** The pages of the campaigns, whose paths are in their documents; other routes come first. */
export const campaignPages: readonly PageEntry[] = ['/:slug', '/:slug/:page'].map((path) => ({
  path,
  ...page(() => import('./routes/campaign/CampaignPage.tsx')),
  header: 'team',
  head: 'own',
  footer: true,
  prefetch: (cache, fandeck, { params: { slug = '', page }, search }) => [
    import('./routes/campaign/prefetch-campaign.ts').then(({ prefetchCampaign }) =>
      prefetchCampaign(cache, fandeck, { slug, page, search }),
    ),
  ],
}))
