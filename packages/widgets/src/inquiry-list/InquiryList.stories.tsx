import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import {
  EnglishStory,
  INQUIRIES,
  LoadingStory,
  SupportStory,
  UnreachableStory,
} from '../stories/support.fixtures.tsx'
import { InquiryDetail } from './InquiryDetail.tsx'
import { InquiryList } from './InquiryList.tsx'

export default { title: 'Site / Inquiry list' }

const list = (
  <InquiryList hrefOf={(inquiryId) => `/support/qna/${inquiryId}`} writeHref="/support/qna/write" />
)
const [first] = INQUIRIES
const route = 'GET /support/qna'

export const Many = () => <SupportStory>{list}</SupportStory>
export const Loading = () => <LoadingStory route={route}>{list}</LoadingStory>
export const Unreachable = () => <UnreachableStory route={route}>{list}</UnreachableStory>
export const English = () => <EnglishStory>{list}</EnglishStory>
export const None = () => <SupportStory inquiries={[]}>{list}</SupportStory>
export const LoggedOut = () => <SupportStory loggedIn={false}>{list}</SupportStory>
export const LongText = () => (
  <SupportStory
    inquiries={first ? [{ ...first, title: '카드'.repeat(50), answer: '답이에요. '.repeat(400) }] : []}
  >
    {list}
  </SupportStory>
)

const one = <InquiryDetail inquiryId={1} />
const oneRoute = 'GET /support/qna/:inquiryId'
export const Answered = () => <SupportStory>{one}</SupportStory>
export const DetailLoading = () => <LoadingStory route={oneRoute}>{one}</LoadingStory>
export const DetailUnreachable = () => <UnreachableStory route={oneRoute}>{one}</UnreachableStory>
export const DetailLoggedOut = () => <SupportStory loggedIn={false}>{one}</SupportStory>
export const Missing = () => (
  <SupportStory>
    <InquiryDetail inquiryId={9} />
  </SupportStory>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <UnreachableStory route={oneRoute}>{one}</UnreachableStory>
  </ForeignRouter>
)

export const Controls = controlled({ count: 2, loggedIn: true }, ({ count, loggedIn }) => (
  <SupportStory loggedIn={loggedIn} inquiries={INQUIRIES.slice(0, count)}>
    {list}
  </SupportStory>
))
