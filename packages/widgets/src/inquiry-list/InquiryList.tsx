import { useInquiries, useSession } from '@fandeck/react'
import type { Inquiry } from '@fandeck/sdk/support'
import { PencilLine } from 'lucide-react'
import { forwardRef } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Pager } from '../primitives/pager/Pager.tsx'
import { type PagedProps, usePage } from '../primitives/pager/use-page.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { InquiryItem } from './InquiryItem.tsx'
import { useInquiryMessages } from './use-inquiry-messages.ts'
import '../primitives/button/Button.css'
import '../primitives/row-list/RowList.css'
import './InquiryList.css'

/** The props of the list, which fetches the member's inquiries. */
export interface InquiryListProps extends HeadedPartProps, PagedProps {
  /** Returns the path of an inquiry; without it, the titles are no links. */
  hrefOf?: ((inquiryId: number) => string) | undefined
  /** The path of the form; without it, the button is hidden. */
  writeHref?: string | undefined
  renderLink?: RenderLink | undefined
}

/**
 * The member's inquiries with their answers, newest first, ten per page; asks a visitor to sign in.
 *
 * @see S2.3, D25
 */
export const InquiryList = /* @__PURE__ */ forwardRef<HTMLElement, InquiryListProps>(function InquiryList(
  { hrefOf, writeHref, page, onPageChange, renderLink: own, headingLevel = 2, ...root },
  ref,
) {
  const messages = useInquiryMessages()
  const renderLink = useRenderLink(own)
  const loggedIn = useSession((session) => session.loggedIn)
  const [current, goTo] = usePage({ page, onPageChange })
  const query = useInquiries({ page: current, query: { placeholderData: (previous) => previous } })

  const list = ({ rows, count }: { rows: readonly Inquiry[]; count: number }) =>
    rows.length === 0 ? (
      <Empty title={messages['inquiries.none.title']} description={messages['inquiries.none.message']} />
    ) : (
      <>
        <ul className="fandeck-rows">
          {rows.map((inquiry) => (
            <li key={inquiry.inquiryId}>
              <InquiryItem
                inquiry={inquiry}
                href={hrefOf?.(inquiry.inquiryId)}
                {...{ renderLink, headingLevel }}
              />
            </li>
          ))}
        </ul>
        <Pager page={current} count={count} onPageChange={goTo} />
      </>
    )

  return (
    <Part base="fandeck-root fandeck-inquiries" {...root} ref={ref}>
      {loggedIn ? (
        <QueryState query={query}>{list}</QueryState>
      ) : (
        <Empty title={messages['inquiries.login.title']} description={messages['inquiries.login.message']} />
      )}
      {writeHref !== undefined && (
        <div className="fandeck-inquiries__write">
          {renderLink({
            href: writeHref,
            className: 'fandeck-button fandeck-inquiries__write-link',
            children: (
              <span className="fandeck-button__label">
                <PencilLine size={20} strokeWidth={2} aria-hidden />
                {messages['inquiries.write']}
              </span>
            ),
          })}
        </div>
      )}
    </Part>
  )
})
