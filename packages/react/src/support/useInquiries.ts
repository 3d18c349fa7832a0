import { type Inquiry, type InquiryDraft, type Page, sendInquiry } from '@fandeck/sdk/support'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useKeyedCall } from '../internal/use-keyed-call.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { inquiriesQuery, inquiryQuery } from './support.queries.ts'

/** Fetches one page of the member's inquiries, by default page 1 (D25). */
export const useInquiries = <Selected = Page<Inquiry>>({
  page = 1,
  query,
}: { page?: number | undefined } & WithQuery<Page<Inquiry>, Selected> = {}) =>
  useMemberQuery(inquiriesQuery(useFandeck(), { page }), query)

/** Fetches one inquiry of the member (D25). */
export const useInquiry = <Selected = Inquiry>({
  inquiryId,
  query,
}: { inquiryId: number } & WithQuery<Inquiry, Selected>) =>
  useMemberQuery(inquiryQuery(useFandeck(), { inquiryId }), query)

/** Returns a mutation that sends an inquiry. Keeps the key until accepted, so that a retry sends no duplicate (D25). */
export const useSendInquiry = () => useKeyedCall<InquiryDraft, { inquiryId: number }>(sendInquiry)
