import { useHasPart, useOverview } from '@fandeck/react'
import { ChevronRight, type LucideIcon, Package, Ticket, UserPlus } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { HomeSection } from './HomeSection.tsx'
import { koHome } from './messages.ko.ts'
import '../primitives/press/Press.css'
import './HomeOverview.css'

/** The props of what waits for the member, which fetches itself. */
export interface HomeOverviewProps extends HeadedPartProps {
  /** The page where closed packs are opened; without it, they are left out. */
  packsHref?: string | undefined
  /** Called when the member wants to see the benefits; without it, they are left out. */
  onBenefits?: (() => void) | undefined
  /** Returns the page of a campaign; without it, players to recruit are left out. */
  campaignHref?: ((slug: string) => string) | undefined
}

/**
 * What waits for the member: closed packs, benefits and players to recruit; nothing for visitors, and when nothing waits.
 *
 * @see D109
 */
export const HomeOverview = /* @__PURE__ */ forwardRef<HTMLElement, HomeOverviewProps>(function HomeOverview(
  { packsHref, onBenefits, campaignHref, ...section },
  ref,
) {
  const messages = useMessagesOf(koHome)
  const renderLink = useRenderLink()
  const hasPart = useHasPart()
  const enabled = hasPart('overview')
  const { data } = useOverview({ query: { enabled } })
  if (!enabled || !data) return null
  const { unopenedPacks, benefits, recruits } = data

  const link = (key: string, href: string, Icon: LucideIcon, text: string) => (
    <li key={key}>{renderLink({ href, className: ROW, children: body(Icon, text) })}</li>
  )
  const rows: ReactNode[] = []
  if (unopenedPacks > 0 && packsHref !== undefined)
    rows.push(link('packs', packsHref, Package, messages['home.packs']({ count: unopenedPacks })))
  if (benefits > 0 && onBenefits && hasPart('wallet'))
    rows.push(
      <li key="benefits">
        <button type="button" className={ROW} onClick={onBenefits}>
          {body(Ticket, messages['home.benefits']({ count: benefits }))}
        </button>
      </li>,
    )
  if (campaignHref && hasPart('campaigns'))
    for (const { slug, teamName, missions } of recruits)
      rows.push(
        link(
          slug,
          campaignHref(slug),
          UserPlus,
          messages['home.recruits']({ name: teamName, count: missions }),
        ),
      )
  if (rows.length === 0) return null
  return (
    <HomeSection title={messages['home.overview']} {...section} ref={ref}>
      <ul className="fandeck-home__waiting fandeck-inset">{rows}</ul>
    </HomeSection>
  )
})

const ROW = 'fandeck-home__waiting-row fandeck-press'

const body = (Icon: LucideIcon, text: string) => (
  <>
    <Icon size={22} strokeWidth={1.75} aria-hidden />
    <span>{text}</span>
    <ChevronRight size={18} aria-hidden />
  </>
)
