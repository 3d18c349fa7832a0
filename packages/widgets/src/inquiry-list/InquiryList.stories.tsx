import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { INQUIRIES, SupportStory, slow, unreachable } from '../stories/support.fixtures.tsx'
import { InquiryList } from './InquiryList.tsx'

const list = (
  <InquiryList hrefOf={(inquiryId) => `/support/qna/${inquiryId}`} writeHref="/support/qna/write" />
)
const [first] = INQUIRIES

export const Many = () => <SupportStory>{list}</SupportStory>
export const None = () => <SupportStory inquiries={[]}>{list}</SupportStory>
export const LoggedOut = () => <SupportStory loggedIn={false}>{list}</SupportStory>
export const Loading = () => <SupportStory on={{ 'GET /support/qna': slow }}>{list}</SupportStory>
export const Unreachable = () => (
  <SupportStory pass on={{ 'GET /support/qna': unreachable }}>
    {list}
  </SupportStory>
)
export const LongText = () => (
  <SupportStory
    inquiries={first ? [{ ...first, title: '카드'.repeat(50), answer: '답이에요. '.repeat(400) }] : []}
  >
    {list}
  </SupportStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <SupportStory>{list}</SupportStory>
  </MessagesProvider>
)
