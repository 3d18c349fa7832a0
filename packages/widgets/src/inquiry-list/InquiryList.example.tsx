import { InquiryList } from '@fandeck/widgets'

export const Inquiries = () => <InquiryList writeHref="/support/qna/write" />
