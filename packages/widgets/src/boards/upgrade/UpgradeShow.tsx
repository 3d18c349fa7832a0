import type { CampaignTeam, Upgrade, UpgradeSection, UpgradeState } from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { useId } from 'react'
import type { RenderLink } from '../../primitives/link/LinkProvider.tsx'
import { Overlay } from '../../primitives/overlay/Overlay.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import { teamColours } from '../board/BoardRoot.tsx'
import { cardTeam, factsOf } from '../board/board-cards.ts'
import { UpgradeEffect } from './UpgradeEffect.tsx'
import { UpgradeVideo } from './UpgradeVideo.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface UpgradeShowProps {
  state: UpgradeState
  upgrade: Upgrade
  section: UpgradeSection
  team: CampaignTeam
  designs: readonly CardMetadata[]
  headingLevel: HeadingLevel
  cardsHref: string | undefined
  renderLink: RenderLink
}

/** The video and the effect, over the whole page; only its own buttons close it. */
export function UpgradeShow({ state, upgrade, section, team, designs, ...effect }: UpgradeShowProps) {
  const messages = useUpgradeMessages()
  const titleId = useId()
  const { status, result } = state
  const playing = status === 'playingUpgradeVideo'
  if (!result) return null
  const { cardId, name, image, edition } = result
  const design = designs.find((one) => one.cardId === cardId)
  const card = design
    ? factsOf({ ...design, edition }, team)
    : { art: image, name, edition, team: cardTeam(team) }
  return (
    <Overlay
      className="fandeck-upgrade__show fandeck-on-art"
      style={teamColours(team)}
      motion="dialog"
      closeType="strong"
      open={status !== 'beforeUpgrade'}
      onOpenChange={() => {}}
      {...(playing ? { label: messages['upgrade.playing'] } : { labelledBy: titleId })}
    >
      {playing ? (
        <UpgradeVideo src={section.video} onEnded={upgrade.videoEnded} onFailed={upgrade.videoFailed} />
      ) : (
        <UpgradeEffect {...effect} card={card} titleId={titleId} onDone={upgrade.effectEnded} />
      )}
    </Overlay>
  )
}
