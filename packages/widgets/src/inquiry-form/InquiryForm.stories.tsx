import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { SupportStory, slow } from '../stories/support.fixtures.tsx'
import { InquiryForm } from './InquiryForm.tsx'

export const Blank = () => (
  <SupportStory>
    <InquiryForm />
  </SupportStory>
)
export const CategoriesComing = () => (
  <SupportStory on={{ 'GET /util/common_code': slow }}>
    <InquiryForm />
  </SupportStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <SupportStory>
      <InquiryForm />
    </SupportStory>
  </MessagesProvider>
)
