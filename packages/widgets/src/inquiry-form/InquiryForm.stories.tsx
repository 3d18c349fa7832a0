import { controlled } from '../stories/controlled.tsx'
import { EnglishStory, LoadingStory, SupportStory } from '../stories/support.fixtures.tsx'
import { InquiryForm } from './InquiryForm.tsx'

export default { title: 'Site / Inquiry form' }

export const Blank = () => (
  <SupportStory>
    <InquiryForm />
  </SupportStory>
)
export const CategoriesLoading = () => (
  <LoadingStory route="GET /util/common_code">
    <InquiryForm />
  </LoadingStory>
)
export const English = () => (
  <EnglishStory>
    <InquiryForm />
  </EnglishStory>
)

export const Controls = controlled({ loggedIn: true }, ({ loggedIn }) => (
  <SupportStory loggedIn={loggedIn}>
    <InquiryForm />
  </SupportStory>
))
