import { FaqList } from '@fandeck/widgets'

export const Questions = () => <FaqList inquiryHref="/support/qna/write" />
