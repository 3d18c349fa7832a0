export { InquiryList, type InquiryListProps } from './InquiryList.tsx'
