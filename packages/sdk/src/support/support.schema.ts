import * as z from 'zod/mini'
import {
  count,
  lenientList,
  letters,
  pageNumber,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'
import { typedLine, typedLines } from '../input/wire.ts'

/** One page of a list: ten rows (D25). */
export const PageQuery = wireObject({ page: ['page', pageNumber] })

const noticeFields = {
  noticeId: ['notice_idx', whole],
  category: ['category', z.string()],
  title: ['title', z.string()],
  postedAt: ['reg_dttm', seoulTime],
} as const

/** One notice of the list (D25). */
export const Notice = wireObject(noticeFields)
export type Notice = z.output<typeof Notice>
/** GET /support/notice. */
export const NoticeListReply = z.object({ count, rows: lenientList(Notice) })

/** GET /support/notice/{id}; the content is plain text, paragraphs separated by empty lines. */
export const NoticeDetail = wireObject({
  ...noticeFields,
  content: ['content', z.string()],
  previousId: ['prev_idx', z.nullable(whole)],
  nextId: ['next_idx', z.nullable(whole)],
})
export type NoticeDetail = z.output<typeof NoticeDetail>

/** One question with its answer, in plain text. */
export const Faq = wireObject({
  faqId: ['faq_idx', whole],
  category: ['category', z.string()],
  question: ['question', z.string()],
  answer: ['answer', z.string()],
})
export type Faq = z.output<typeof Faq>
/** The category to list; all when omitted. */
export const FaqQuery = wireObject({ category: ['category', z.optional(text({ max: 40 }))] })
/** GET /support/faq: the categories in their order, then the rows. */
export const FaqListReply = z.object({ categories: lenientList(z.string()), rows: lenientList(Faq) })
/** The categories and questions of the FAQ. */
export type FaqList = z.output<typeof FaqListReply>

/** Whether an inquiry has an answer. */
export const InquiryStatus = letters({ WAIT: 'waiting', DONE: 'answered' })

/** One inquiry of the member, with its answer when there is one (D25). */
export const Inquiry = wireObject({
  inquiryId: ['qna_idx', whole],
  category: ['category', z.string()],
  title: ['title', z.string()],
  content: ['content', z.string()],
  images: ['images', lenientList(z.string())],
  status: ['status', InquiryStatus],
  askedAt: ['reg_dttm', seoulTime],
  answer: ['answer', textOrNone],
  answeredAt: ['answer_dttm', z.nullable(seoulTime)],
})
export type Inquiry = z.output<typeof Inquiry>
/** GET /support/qna. */
export const InquiryListReply = z.object({ count, rows: lenientList(Inquiry) })

const upload = z.custom<Blob>((value) => value instanceof Blob)

/** POST /support/qna, as form data. */
export const InquiryBody = wireObject({
  category: ['category', text({ min: 1, max: 40 })],
  title: ['title', typedLine({ min: 1, max: 100 })],
  content: ['content', typedLines({ min: 1, max: 2000 })],
  files: ['files', z.optional(z.array(upload))],
})
/** The id of the new inquiry. */
export const InquiryCreated = wireObject({ inquiryId: ['qna_idx', whole] })
