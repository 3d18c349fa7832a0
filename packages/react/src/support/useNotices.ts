import type { Notice, NoticeDetail, Page } from '@fandeck/sdk/support'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { noticeQuery, noticesQuery } from './support.queries.ts'

/** Fetches one page of notices, newest first, by default page 1 (D25). */
export const useNotices = <Selected = Page<Notice>>({
  page = 1,
  query,
}: { page?: number | undefined } & WithQuery<Page<Notice>, Selected> = {}) =>
  usePublicQuery(noticesQuery(useFandeck(), { page }), query)

/** Fetches one notice with its text (D25). */
export const useNotice = <Selected = NoticeDetail>({
  noticeId,
  query,
}: { noticeId: number } & WithQuery<NoticeDetail, Selected>) =>
  usePublicQuery(noticeQuery(useFandeck(), { noticeId }), query)
