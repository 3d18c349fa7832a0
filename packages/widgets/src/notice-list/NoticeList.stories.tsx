import { controlled } from '../stories/controlled.tsx'
import {
  EnglishStory,
  LoadingStory,
  NOTICES,
  SupportStory,
  UnreachableStory,
} from '../stories/support.fixtures.tsx'
import { NoticeArticle } from './NoticeArticle.tsx'
import { NoticeList } from './NoticeList.tsx'

export default { title: 'Site / Notice list' }

const list = <NoticeList hrefOf={(noticeId) => `/support/notice/${noticeId}`} />
const [first] = NOTICES
const route = 'GET /support/notice'

export const Many = () => <SupportStory>{list}</SupportStory>
export const Loading = () => <LoadingStory route={route}>{list}</LoadingStory>
export const Unreachable = () => <UnreachableStory route={route}>{list}</UnreachableStory>
export const English = () => <EnglishStory>{list}</EnglishStory>
export const None = () => <SupportStory notices={[]}>{list}</SupportStory>
export const LongText = () => (
  <SupportStory notices={first ? [{ ...first, title: '정기 점검을 알려 드려요. '.repeat(500) }] : []}>
    {list}
  </SupportStory>
)

const One = ({ noticeId }: { noticeId: number }) => (
  <SupportStory>
    <NoticeArticle
      noticeId={noticeId}
      hrefOf={(id) => `/support/notice/${id}`}
      listHref="/support/notice/list"
    />
  </SupportStory>
)
export const OneNotice = () => <One noticeId={1} />
export const Missing = () => <One noticeId={9} />

export const Controls = controlled({ count: 4 }, ({ count }) => (
  <SupportStory notices={NOTICES.slice(0, count)}>{list}</SupportStory>
))
