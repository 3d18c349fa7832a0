import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { NOTICES, SupportStory, slow, unreachable } from '../stories/support.fixtures.tsx'
import { NoticeList } from './NoticeList.tsx'

const list = <NoticeList hrefOf={(noticeId) => `/support/notice/${noticeId}`} />
const [first] = NOTICES

export const Many = () => <SupportStory>{list}</SupportStory>
export const Loading = () => <SupportStory on={{ 'GET /support/notice': slow }}>{list}</SupportStory>
export const None = () => <SupportStory notices={[]}>{list}</SupportStory>
export const Unreachable = () => (
  <SupportStory pass on={{ 'GET /support/notice': unreachable }}>
    {list}
  </SupportStory>
)
export const LongText = () => (
  <SupportStory notices={first ? [{ ...first, title: '정기 점검을 알려 드려요. '.repeat(500) }] : []}>
    {list}
  </SupportStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <SupportStory>{list}</SupportStory>
  </MessagesProvider>
)
