import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { FAQS, SupportStory, slow, unreachable } from '../stories/support.fixtures.tsx'
import { FaqList } from './FaqList.tsx'

const list = <FaqList inquiryHref="/support/qna/write" />
const [first] = FAQS

export const Many = () => <SupportStory>{list}</SupportStory>
export const OneCategory = () => (
  <SupportStory>
    <FaqList defaultCategory="지갑·혜택" inquiryHref="/support/qna/write" />
  </SupportStory>
)
export const EmptyCategory = () => (
  <SupportStory>
    <FaqList defaultCategory="카드" />
  </SupportStory>
)
export const Loading = () => <SupportStory on={{ 'GET /support/faq': slow }}>{list}</SupportStory>
export const Unreachable = () => (
  <SupportStory pass on={{ 'GET /support/faq': unreachable }}>
    {list}
  </SupportStory>
)
export const LongText = () => (
  <SupportStory
    faqs={first ? [{ ...first, question: '왜 그런가요? '.repeat(100), answer: '그래요. '.repeat(900) }] : []}
  >
    {list}
  </SupportStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <SupportStory>{list}</SupportStory>
  </MessagesProvider>
)
