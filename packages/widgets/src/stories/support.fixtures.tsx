import { FandeckProvider } from '@fandeck/react'
import { aFaq, aNotice, anInquiry, type Handler, NOON, refuse, testKit } from '@fandeck/sdk/testing'
import {
  getCommonCodesEndpoint,
  getFaqsEndpoint,
  getInquiriesEndpoint,
  getInquiryEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  sendInquiryEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'

const DAY = 86_400_000

export const NOTICES = [
  aNotice({ category: '점검', title: '11월 정기 점검 안내' }),
  aNotice({ noticeId: 2, postedAt: NOON - 2 * DAY }),
  aNotice({
    noticeId: 3,
    category: '이벤트',
    title: 'FC서울 에스코트 당첨자를 발표해요',
    postedAt: NOON - 4 * DAY,
  }),
  aNotice({ noticeId: 4, title: '카드 업그레이드 포인트가 바뀌어요', postedAt: NOON - 8 * DAY }),
]

export const FAQS = [
  aFaq({
    answer:
      '안전하게 쓸 수 있도록 2분 50초마다 새 코드로 바뀌어요. 화면에 보이는 코드가 항상 최신이니, 그대로 직원에게 보여 주세요.',
  }),
  aFaq({ faqId: 2, question: '지갑은 어떻게 연결하나요?', answer: '오른쪽 위 지갑 아이콘을 눌러 주세요.' }),
  aFaq({
    faqId: 3,
    category: '결제',
    question: '결제를 취소할 수 있나요?',
    answer: '팩을 열기 전에는 할 수 있어요.',
  }),
  aFaq({
    faqId: 4,
    category: '계정',
    question: '본인 인증은 왜 필요한가요?',
    answer: '지갑을 지키기 위해서예요.',
  }),
]
const CATEGORIES = ['카드', '지갑·혜택', '결제', '계정']

export const INQUIRIES = [
  anInquiry({
    status: 'answered',
    answer: '불편을 드려 죄송해요. 확인해 보니 카드가 늦게 도착했어요. 지금은 MY > 내 카드에서 볼 수 있어요.',
    answeredAt: NOON + DAY,
  }),
  anInquiry({ inquiryId: 2, category: '결제', title: '배송지를 바꾸고 싶어요' }),
]

export interface SupportKitOptions {
  loggedIn?: boolean | undefined
  notices?: typeof NOTICES | undefined
  faqs?: typeof FAQS | undefined
  inquiries?: typeof INQUIRIES | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>> | undefined
}

/** A client of a member on a server with notices, questions and inquiries. */
export function supportKit({
  loggedIn = true,
  notices = NOTICES,
  faqs = FAQS,
  inquiries = INQUIRIES,
  on = {},
}: SupportKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  // More notices than one page holds.
  server.answer(getNoticesEndpoint, { count: notices.length && 24, rows: notices })
  server.answer(getFaqsEndpoint, { categories: CATEGORIES, rows: faqs })
  server.answer(getInquiriesEndpoint, { count: inquiries.length, rows: inquiries })
  server.answer(
    getCommonCodesEndpoint,
    CATEGORIES.map((name, sort) => ({ code: `C${sort}`, name, sort })),
  )
  const noticeText = { content: '더 빠른 덱을 위해 점검해요.', previousId: 2, nextId: null }
  server.answer(getNoticeEndpoint, ({ path }) => {
    const notice = notices.find(({ noticeId }) => path.endsWith(`/${noticeId}`))
    return notice ? { ...notice, ...noticeText } : refuse(404, '없어요.', 'NOT_FOUND')
  })
  server.answer(getInquiryEndpoint, ({ path }) => {
    const inquiry = inquiries.find(({ inquiryId }) => path.endsWith(`/${inquiryId}`))
    return inquiry ?? refuse(404, '없어요.', 'NOT_FOUND')
  })
  server.answer(sendInquiryEndpoint, { inquiryId: 7 })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** Fails like a device without a network. */
export const unreachable: Handler = () => {
  throw new TypeError('offline')
}
/** Never replies. */
const slow: Handler = () => new Promise<Response>(() => {})

/** A story on that server; `pass` lets the retries of the client elapse. */
export function SupportStory({
  children,
  pass,
  ...options
}: SupportKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => supportKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}

interface RouteStoryProps {
  /** Such as `GET /support/faq`. */
  route: string
  children: ReactNode
}

/** A story whose request has no reply. */
export const LoadingStory = ({ route, children }: RouteStoryProps) => (
  <SupportStory on={{ [route]: slow }}>{children}</SupportStory>
)

/** A story whose request has failed after its retries. */
export const UnreachableStory = ({ route, children }: RouteStoryProps) => (
  <SupportStory pass on={{ [route]: unreachable }}>
    {children}
  </SupportStory>
)

/** A story in English. */
export const EnglishStory = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={en}>
    <SupportStory>{children}</SupportStory>
  </MessagesProvider>
)
