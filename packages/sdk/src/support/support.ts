import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { callMultipart } from '../http/multipart.ts'
import { publicCall } from '../http/public-call.ts'
import {
  getFaqsEndpoint,
  getInquiriesEndpoint,
  getInquiryEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  sendInquiryEndpoint,
} from './support.endpoints.ts'
import type { InquiryDraft } from './support.rules.ts'
import type { FaqList, Inquiry, Notice, NoticeDetail } from './support.schema.ts'

/** One page of a list and the number of all rows. */
export interface Page<Row> {
  /** Rows on all pages. */
  count: number
  rows: Row[]
}

/** Returns the notices, newest first, ten per page, starting at page 1 (S2.3, D25). */
export const getNotices = publicCall(
  (
    fandeck: Fandeck,
    { page = 1 }: { page?: number | undefined } = {},
    options?: CallOptions,
  ): Promise<Page<Notice>> => call(fandeck, getNoticesEndpoint, { query: { page } }, options),
)

/**
 * Returns one notice with its text and the ids of its neighbours.
 *
 * @throws `support/not-found`
 */
export const getNotice = (
  fandeck: Fandeck,
  params: { noticeId: number },
  options?: CallOptions,
): Promise<NoticeDetail> => call(fandeck, getNoticeEndpoint, { params }, options)

/** Returns the frequently asked questions of a category, or all, and the names of all categories (S2.3, D25). */
export const getFaqs = (
  fandeck: Fandeck,
  query: { category?: string | undefined } = {},
  options?: CallOptions,
): Promise<FaqList> => call(fandeck, getFaqsEndpoint, { query }, options)

/** Returns the member's inquiries with their answers, newest first, ten per page, starting at page 1 (D25). */
export const getInquiries = publicCall(
  (
    fandeck: Fandeck,
    { page = 1 }: { page?: number | undefined } = {},
    options?: CallOptions,
  ): Promise<Page<Inquiry>> => call(fandeck, getInquiriesEndpoint, { query: { page } }, options),
)

/**
 * Returns one inquiry of the member.
 *
 * @throws `support/not-found`, also for another member's inquiry
 */
export const getInquiry = (
  fandeck: Fandeck,
  params: { inquiryId: number },
  options?: CallOptions,
): Promise<Inquiry> => call(fandeck, getInquiryEndpoint, { params }, options)

/**
 * Sends an inquiry. Retrying with the same key creates no second one; keep the key until the call resolves.
 *
 * @throws `support/bad-file`, `support/too-many-files`, `support/too-many-inquiries`; `http/bad-request` for a draft
 * that `checkInquiry` refuses
 * @example
 * if (canSendInquiry(draft)) await sendInquiry(fandeck, { ...draft, key })
 */
export const sendInquiry = publicCall(
  async (
    fandeck: Fandeck,
    { key, files = [], ...draft }: InquiryDraft & { key: string },
    options?: CallOptions,
  ): Promise<{ inquiryId: number }> => {
    const body = { ...draft, files: [...files] }
    const created = await callMultipart(fandeck, sendInquiryEndpoint, { body, idempotencyKey: key }, options)
    fandeck.events.emit('support:inquiry-sent', created)
    return created
  },
)
