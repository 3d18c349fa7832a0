import { useFandeck, useNotices } from '@fandeck/react'
import { seoulDaysBetween } from '@fandeck/sdk/showcase'
import type { Notice } from '@fandeck/sdk/support'
import { forwardRef } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Pager } from '../primitives/pager/Pager.tsx'
import { type PagedProps, usePage } from '../primitives/pager/use-page.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useDates } from '../theme/use-dates.ts'
import { useNoticeMessages } from './use-notice-messages.ts'
import '../primitives/row-list/RowList.css'
import './NoticeList.css'

/** The props of the list, which fetches its notices. */
export interface NoticeListProps extends PartProps, PagedProps {
  /** Returns the path of a notice. */
  hrefOf(noticeId: number): string
  renderLink?: RenderLink | undefined
}

/** A notice counts as new on the day it is posted and the three days after it. */
const NEW_DAYS = 3
/** The category in the warning colour. */
const MAINTENANCE = '점검'

/**
 * The notices, newest first, ten per page.
 *
 * @see S2.3, D25
 */
export const NoticeList = /* @__PURE__ */ forwardRef<HTMLElement, NoticeListProps>(function NoticeList(
  { hrefOf, page, onPageChange, renderLink: own, ...root },
  ref,
) {
  const messages = useNoticeMessages()
  const renderLink = useRenderLink(own)
  const [current, goTo] = usePage({ page, onPageChange })
  const query = useNotices({ page: current, query: { placeholderData: (previous) => previous } })
  return (
    <Part base="fandeck-root fandeck-notices" {...root} ref={ref}>
      <QueryState query={query} loading={<NoticesLoading />}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <Empty title={messages['notices.none.title']} description={messages['notices.none.message']} />
          ) : (
            <>
              <ul className="fandeck-rows">
                {rows.map((notice) => (
                  <li key={notice.noticeId}>
                    {renderLink({
                      href: hrefOf(notice.noticeId),
                      className: 'fandeck-notice',
                      children: <NoticeRow notice={notice} />,
                    })}
                  </li>
                ))}
              </ul>
              <Pager page={current} count={count} onPageChange={goTo} />
            </>
          )
        }
      </QueryState>
    </Part>
  )
})

/** Rows of a category, a title and a date. */
const NoticesLoading = () => (
  <div className="fandeck-rows">
    {[220, 180, 240, 200, 190].map((width) => (
      <div key={width} className="fandeck-notice">
        <Skeleton width={40} height={18} />
        <Skeleton className="fandeck-notice__title" width={width} height={25} />
        <Skeleton width={88} height={18} />
      </div>
    ))}
  </div>
)

function NoticeRow({ notice: { category, title, postedAt } }: { notice: Notice }) {
  const messages = useNoticeMessages()
  const { clock } = useFandeck()
  const { date } = useDates()
  const isNew = seoulDaysBetween(postedAt, clock.now()) <= NEW_DAYS
  return (
    <>
      <span className="fandeck-notice__category" data-warn={category === MAINTENANCE || undefined}>
        {category}
        {isNew && (
          <>
            <span className="fandeck-notice__new" aria-hidden />
            <span className="fandeck-visually-hidden">{messages['notices.new']}</span>
          </>
        )}
      </span>
      <span className="fandeck-notice__title fandeck-rows__title">{title}</span>
      <span className="fandeck-caption">{date(postedAt)}</span>
    </>
  )
}
