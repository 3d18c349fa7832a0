import { endpoint } from '../http/endpoint.ts'
import { inquiryErrors, supportErrors } from './support.errors.ts'
import {
  FaqListReply,
  FaqQuery,
  Inquiry,
  InquiryBody,
  InquiryCreated,
  InquiryListReply,
  NoticeDetail,
  NoticeListReply,
  PageQuery,
} from './support.schema.ts'

/** Returns the notices, newest first, ten per page (D25). */
export const getNoticesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/support/notice',
  auth: 'public',
  query: PageQuery,
  reply: NoticeListReply,
})

/** Returns one notice with its text (D25). */
export const getNoticeEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/support/notice/:noticeId',
  auth: 'public',
  reply: NoticeDetail,
  errors: supportErrors,
})

/** Returns the questions of one category, or all (D25). */
export const getFaqsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/support/faq',
  auth: 'public',
  query: FaqQuery,
  reply: FaqListReply,
})

/** Returns the member's inquiries, newest first, ten per page (D25). */
export const getInquiriesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/support/qna',
  auth: 'member',
  query: PageQuery,
  reply: InquiryListReply,
})

/** Returns one inquiry of the member (D25). */
export const getInquiryEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/support/qna/:inquiryId',
  auth: 'member',
  reply: Inquiry,
  errors: supportErrors,
})

/** Sends an inquiry with at most three pictures of 5 MB each (D25). */
export const sendInquiryEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/support/qna',
  auth: 'member',
  body: InquiryBody,
  multipart: true,
  idempotent: true,
  timeoutMs: 60_000,
  reply: InquiryCreated,
  errors: inquiryErrors,
})
