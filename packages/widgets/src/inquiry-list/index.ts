export { InquiryDetail, type InquiryDetailProps } from './InquiryDetail.tsx'
export { InquiryList, type InquiryListProps } from './InquiryList.tsx'
