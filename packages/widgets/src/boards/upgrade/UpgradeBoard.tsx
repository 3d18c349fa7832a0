import { useMyCards, useSession } from '@fandeck/react'
import type { CampaignTeam, UpgradeSection } from '@fandeck/sdk/campaigns'
import { forwardRef } from 'react'
import { type RenderLink, useRenderLink } from '../../primitives/link/LinkProvider.tsx'
import type { HeadedPartProps } from '../../primitives/part/Part.tsx'
import { QueryState } from '../../primitives/query-state/QueryState.tsx'
import { Stage } from '../stage/Stage.tsx'
import { Furnace } from './Furnace.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'
import './UpgradeBoard.css'

/** The props of the board. */
export interface UpgradeBoardProps extends HeadedPartProps {
  /** The slug of the campaign. */
  slug: string
  section: UpgradeSection
  team: CampaignTeam
  /** The page of the fan's own cards; without it, the link of the result is hidden. */
  cardsHref?: string | undefined
  renderLink?: RenderLink | undefined
  /** Called when a visitor chooses a card or starts; without it, the board asks the visitor to sign in. */
  onSignIn?: (() => void) | undefined
}

/**
 * The upgrade board: three own cards become one. An upgrade whose result the fan has not seen goes on when the board is
 * shown again.
 *
 * @see S3.30, S4.45–S4.48, S2.13, D28
 */
export const UpgradeBoard = /* @__PURE__ */ forwardRef<HTMLElement, UpgradeBoardProps>(function UpgradeBoard(
  { slug, section, team, cardsHref, renderLink: own, onSignIn, headingLevel = 2, ...root },
  ref,
) {
  const messages = useUpgradeMessages()
  const renderLink = useRenderLink(own)
  const loggedIn = useSession((session) => session.loggedIn)
  const { packs: packNames, title, description } = section
  const copiesQuery = useMyCards({ packNames })
  const Heading = `h${headingLevel}` as const
  const common = { slug, section, team, cardsHref, renderLink, onSignIn, headingLevel }
  return (
    <Stage team={team} base="fandeck-upgrade" {...root} ref={ref}>
      <Heading className="fandeck-title-1 fandeck-board__title">{title ?? messages['upgrade.title']}</Heading>
      {description && <p className="fandeck-upgrade__description">{description}</p>}
      {loggedIn ? (
        <QueryState query={copiesQuery}>{(copies) => <Furnace {...common} copies={copies} />}</QueryState>
      ) : (
        <Furnace {...common} copies={undefined} />
      )}
    </Stage>
  )
})
