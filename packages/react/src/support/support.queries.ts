import type { Fandeck } from '@fandeck/sdk'
import { getFaqs, getInquiries, getInquiry, getNotice, getNotices } from '@fandeck/sdk/support'
import { invalidatedBy } from '../internal/invalidated-by.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of one page of notices, newest first (D25). */
export const noticesQuery = (fandeck: Fandeck, { page = 1 }: { page?: number | undefined } = {}) =>
  fandeckQuery({
    queryKey: publicKey('notices', page),
    queryFn: ({ signal }) => getNotices(fandeck, { page }, { signal }),
  })

/** Query options of one notice (D25). */
export const noticeQuery = (fandeck: Fandeck, { noticeId }: { noticeId: number }) =>
  fandeckQuery({
    queryKey: publicKey('notice', noticeId),
    queryFn: ({ signal }) => getNotice(fandeck, { noticeId }, { signal }),
  })

/** Query options of the questions of a category, or all (D25). */
export const faqsQuery = (fandeck: Fandeck, { category }: { category?: string | undefined } = {}) =>
  fandeckQuery({
    queryKey: publicKey('faqs', category ?? null),
    queryFn: ({ signal }) => getFaqs(fandeck, { category }, { signal }),
  })

/** Query options of one page of the member's inquiries, newest first (D25). */
export const inquiriesQuery = (fandeck: Fandeck, { page = 1 }: { page?: number | undefined } = {}) =>
  fandeckQuery({
    queryKey: memberKey('inquiries', page),
    queryFn: ({ signal }) => getInquiries(fandeck, { page }, { signal }),
    meta: invalidatedBy('support:inquiry-sent'),
  })

/** Query options of one inquiry of the member (D25). */
export const inquiryQuery = (fandeck: Fandeck, { inquiryId }: { inquiryId: number }) =>
  fandeckQuery({
    queryKey: memberKey('inquiry', inquiryId),
    queryFn: ({ signal }) => getInquiry(fandeck, { inquiryId }, { signal }),
  })
