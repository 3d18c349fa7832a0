import { InquiryForm } from '@fandeck/widgets'

export const WriteInquiry = ({ goTo }: { goTo(path: string): void }) => (
  <InquiryForm onSent={(inquiryId) => goTo(`/support/qna/${inquiryId}`)} />
)
