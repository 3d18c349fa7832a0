import { controlled } from '../stories/controlled.tsx'
import {
  EnglishStory,
  FAQS,
  LoadingStory,
  SupportStory,
  UnreachableStory,
} from '../stories/support.fixtures.tsx'
import { FaqList } from './FaqList.tsx'

export default { title: 'Site / FAQ list' }

const list = <FaqList inquiryHref="/support/qna/write" />
const [first] = FAQS
const route = 'GET /support/faq'

export const Many = () => <SupportStory>{list}</SupportStory>
export const Loading = () => <LoadingStory route={route}>{list}</LoadingStory>
export const Unreachable = () => <UnreachableStory route={route}>{list}</UnreachableStory>
export const English = () => <EnglishStory>{list}</EnglishStory>
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
export const LongText = () => (
  <SupportStory
    faqs={first ? [{ ...first, question: '왜 그런가요? '.repeat(100), answer: '그래요. '.repeat(900) }] : []}
  >
    {list}
  </SupportStory>
)

export const Controls = controlled(
  { defaultCategory: '지갑·혜택' },
  (args) => (
    <SupportStory>
      <FaqList {...args} inquiryHref="/support/qna/write" />
    </SupportStory>
  ),
  { defaultCategory: ['카드', '지갑·혜택', '결제', '계정'] },
)
