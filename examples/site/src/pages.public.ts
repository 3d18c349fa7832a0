import { DropLoading, HomeBannersLoading } from '@fandeck/widgets'
import { type PageEntry, page } from './page-entry.ts'
import type { PrefetchName } from './prefetch.public.ts'
import { POLICIES, type PolicyName } from './routes/policy/policies.ts'

const FAQ = '/support/faq/list'

/** Fetches the data of a page by a script that loads with the first link that is prefetched. */
const prefetch = (name: PrefetchName): Pick<PageEntry, 'prefetch'> => ({
  prefetch: async (...given) => (await import('./prefetch.public.ts')).prefetches[name](...given),
})

const policyPage = (name: PolicyName): PageEntry => ({
  path: `/policy/${name}`,
  ...page(() => import('./routes/policy/PolicyPage.tsx')),
  title: POLICIES[name].title,
  description: POLICIES[name].description,
  back: POLICIES[name].title,
  ownHeading: true,
  ...prefetch('policy'),
})

/** The pages that everyone may read. */
export const publicPages: readonly PageEntry[] = [
  {
    path: '/',
    ...page(() => import('./routes/home/HomePage.tsx')),
    Loading: HomeBannersLoading,
    header: 'art',
    faq: FAQ,
    ...prefetch('home'),
  },
  {
    path: '/drops/:seq',
    quiet: true,
    ...page(() => import('./routes/drop/DropPage.tsx')),
    Loading: DropLoading,
    header: 'art',
    back: true,
    head: 'own',
    ...prefetch('drop'),
  },
  {
    path: '/originals',
    part: 'originals',
    ...page(() => import('./routes/originals/OriginalsPage.tsx')),
    title: '오리지널',
    description: '축구, 야구, 농구 팀과 아티스트, 매거진까지. {shop}에서 만나는 모든 카드 덱이에요.',
    faq: FAQ,
    ...prefetch('originals'),
  },
  {
    path: '/event',
    part: 'events',
    ...page(() => import('./routes/event/EventsPage.tsx')),
    title: '이벤트',
    description: '지금 참여할 수 있는 {shop} 이벤트와 곧 열릴 이벤트를 모았어요.',
    faq: FAQ,
    ...prefetch('events'),
  },
  {
    path: '/event/:eventId',
    part: 'events',
    ...page(() => import('./routes/event/EventPage.tsx')),
    head: 'own',
    back: '이벤트',
    ownHeading: true,
    faq: FAQ,
    ...prefetch('event'),
  },
  {
    path: '/story',
    part: 'stories',
    ...page(() => import('./routes/story/StoriesPage.tsx')),
    title: '{shop} 이야기',
    description: '카드를 만드는 사람과 모으는 사람의 이야기를 전해요.',
    ...prefetch('stories'),
  },
  {
    path: '/story/:storyId',
    part: 'stories',
    ...page(() => import('./routes/story/StoryPage.tsx')),
    head: 'own',
    back: '{shop} 이야기',
    ownHeading: true,
    ...prefetch('story'),
  },
  {
    path: '/support/notice/list',
    part: 'notices',
    ...page(() => import('./routes/support/NoticesPage.tsx')),
    title: '공지사항',
    description: '점검과 업데이트, 당첨자 발표 등 {shop}의 새 소식을 알려 드려요.',
    back: '고객센터',
    ...prefetch('notices'),
  },
  {
    path: '/support/notice/:noticeId',
    part: 'notices',
    ...page(() => import('./routes/support/NoticePage.tsx')),
    head: 'own',
    back: '공지사항',
    ownHeading: true,
    ...prefetch('notice'),
  },
  {
    path: '/support/faq/list',
    part: 'faqs',
    ...page(() => import('./routes/support/FaqsPage.tsx')),
    title: '자주 묻는 질문',
    description: '카드, 지갑과 혜택, 결제, 계정에 대해 자주 묻는 질문과 답이에요.',
    back: '고객센터',
    ...prefetch('faqs'),
  },
  {
    path: '/support/qna/list',
    part: 'inquiries',
    ...page(() => import('./routes/support/InquiriesPage.tsx')),
    title: '1:1 문의',
    description: '{shop} 고객센터에 궁금한 점을 남기고 답변을 확인해요.',
    back: '고객센터',
  },
  {
    path: '/notion/guide/main',
    part: 'guide',
    ...page(() => import('./routes/notion/GuidePage.tsx')),
    title: '이용 가이드',
    description: '카드를 모으고 지갑을 연결해 혜택을 쓰기까지, {shop:을/를} 시작하는 방법을 알려 드려요.',
    back: '이용 가이드',
    ownHeading: true,
    ...prefetch('guide'),
  },
  {
    path: '/notion/pure-layout/:pageId',
    ...page(() => import('./routes/notion/NotionPage.tsx')),
    header: 'none',
    head: 'own',
    ...prefetch('notion'),
  },
  policyPage('privacy'),
  policyPage('service'),
  policyPage('recurring-payment'),
]

/** The pages of the campaigns, whose paths are in their documents; other routes come first. */
export const campaignPages: readonly PageEntry[] = ['/:slug', '/:slug/:page'].map((path) => ({
  path,
  part: 'campaigns',
  ...page(() => import('./routes/campaign/CampaignPage.tsx')),
  header: 'team',
  head: 'own',
  ...prefetch('campaign'),
}))
