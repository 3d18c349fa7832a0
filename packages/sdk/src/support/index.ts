/**
 * Notices, questions and inquiries.
 *
 * @module
 */
export type { SupportErrorCode } from './support.errors.ts'
export type { SupportEvents } from './support.events.ts'
export {
  canSendInquiry,
  checkInquiry,
  type InquiryDraft,
  type InquiryProblems,
  inquiryLimits,
} from './support.rules.ts'
export type { Faq, FaqList, Inquiry, Notice, NoticeDetail } from './support.schema.ts'
export {
  getFaqs,
  getInquiries,
  getInquiry,
  getNotice,
  getNotices,
  type Page,
  sendInquiry,
} from './support.ts'
