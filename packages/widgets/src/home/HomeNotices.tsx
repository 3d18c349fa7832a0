import { useHasPart, useNotices } from '@fandeck/react'
import { forwardRef } from 'react'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { useDates } from '../theme/use-dates.ts'
import { koHome } from './messages.ko.ts'
import '../primitives/press/Press.css'
import './Home.css'

/** The props of the notices of a home page, which fetch themselves. */
export interface HomeNoticesProps extends PartProps {
  /** Returns the address of a notice. */
  noticeHref(noticeId: number): string
}

const NOTICES = 2

/** The latest notices; nothing without one. */
export const HomeNotices = /* @__PURE__ */ forwardRef<HTMLElement, HomeNoticesProps>(function HomeNotices(
  { noticeHref, ...root },
  ref,
) {
  const messages = useMessagesOf(koHome)
  const renderLink = useRenderLink()
  const { day } = useDates()
  const enabled = useHasPart()('notices')
  const { data } = useNotices({ query: { enabled } })
  const notices = (enabled ? (data?.rows ?? []) : []).slice(0, NOTICES)
  if (notices.length === 0) return null
  return (
    <Part
      tag="section"
      base="fandeck-root fandeck-home__section"
      aria-label={messages['home.notices']}
      {...root}
      ref={ref}
    >
      <ul className="fandeck-home__notices fandeck-inset">
        {notices.map(({ noticeId, category, title, postedAt }) => (
          <li key={noticeId}>
            {renderLink({
              href: noticeHref(noticeId),
              className: 'fandeck-home__notice fandeck-press',
              children: (
                <>
                  <b>{category}</b>
                  <span>{title}</span>
                  <span className="fandeck-caption">{day(postedAt)}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </Part>
  )
})
