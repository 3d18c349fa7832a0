import * as z from 'zod/mini'
import {
  type Codec,
  count,
  lenientList,
  letters,
  model,
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
export interface Notice {
  noticeId: number
  category: string
  title: string
  /** When it was posted, epoch ms. */
  postedAt: number
}
/** The schema of `Notice`. */
export const Notice = wireObject(noticeFields) satisfies Codec<Notice>
/** GET /support/notice. */
export const NoticeListReply = z.object({ count, rows: lenientList(Notice) })

/** A notice; its content is plain text, paragraphs separated by empty lines. */
export interface NoticeDetail extends Notice {
  /** Plain text. */
  content: string
  /** The notice before it, if any. */
  previousId: number | null
  /** The notice after it, if any. */
  nextId: number | null
}
/** GET /support/notice/{id}. */
export const NoticeDetail = wireObject({
  ...noticeFields,
  content: ['content', z.string()],
  previousId: ['prev_idx', z.nullable(whole)],
  nextId: ['next_idx', z.nullable(whole)],
}) satisfies Codec<NoticeDetail>

/** One question with its answer, in plain text. */
export interface Faq {
  faqId: number
  category: string
  question: string
  answer: string
}
/** The schema of `Faq`. */
export const Faq = wireObject({
  faqId: ['faq_idx', whole],
  category: ['category', z.string()],
  question: ['question', z.string()],
  answer: ['answer', z.string()],
}) satisfies Codec<Faq>
/** The category to list; all when omitted. */
export const FaqQuery = wireObject({ category: ['category', z.optional(text({ max: 40 }))] })
/** The categories and questions of the FAQ. */
export interface FaqList {
  /** In their order. */
  categories: string[]
  rows: Faq[]
}
/** GET /support/faq: the categories in their order, then the rows. */
export const FaqListReply = model(
  z.object({ categories: lenientList(z.string()), rows: lenientList(Faq) }),
) satisfies Codec<FaqList>

/** Whether an inquiry has an answer. */
export const InquiryStatus = letters({ WAIT: 'waiting', DONE: 'answered' })

/** One inquiry of the member, with its answer when there is one (D25). */
export interface Inquiry {
  inquiryId: number
  category: string
  title: string
  content: string
  /** URLs. */
  images: string[]
  status: 'waiting' | 'answered'
  /** When it was sent, epoch ms. */
  askedAt: number
  answer?: string | null | undefined
  /** When it was answered, epoch ms. */
  answeredAt: number | null
}
/** The schema of `Inquiry`. */
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
}) satisfies Codec<Inquiry>
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
