import type { CampaignTeam, Upgrade, UpgradeSection, UpgradeState } from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { useMemo } from 'react'
import type { CardFacts } from '../../card/card-props.ts'
import { RevealStage } from '../../card-reveal/RevealStage.tsx'
import { useDecoded } from '../../card-reveal/use-decoded.ts'
import type { RenderLink } from '../../primitives/link/LinkProvider.tsx'
import { Overlay } from '../../primitives/overlay/Overlay.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import { teamColours } from '../board/BoardRoot.tsx'
import { arrivedCard } from '../board/board-cards.ts'
import { UpgradeEnd } from './UpgradeEnd.tsx'
import { UpgradeVideo } from './UpgradeVideo.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface UpgradeShowProps {
  state: UpgradeState
  upgrade: Upgrade
  section: UpgradeSection
  team: CampaignTeam
  designs: readonly CardMetadata[]
  /** The cards that were in the slots at the start; none when the upgrade goes on after a reload. */
  consumed: readonly CardFacts[]
  headingLevel: HeadingLevel
  cardsHref: string | undefined
  renderLink: RenderLink
}

/** The video, and the arrival of the new card, over the whole page; only its own buttons close it. */
export function UpgradeShow(props: UpgradeShowProps) {
  const { state, upgrade, section, team, designs, consumed, headingLevel, ...links } = props
  const messages = useUpgradeMessages()
  const { status, result } = state
  const playing = status === 'playingUpgradeVideo'
  const cards = useMemo(() => result && [arrivedCard(result, designs)], [result, designs])
  // Its picture is fetched while the video plays.
  const decoded = useDecoded(cards)
  if (!result || !cards) return null
  const appeared = messages['upgrade.appeared'](result)
  return (
    <Overlay
      className="fandeck-reveal fandeck-upgrade__show fandeck-on-art"
      style={teamColours(team)}
      motion="dialog"
      closeType="strong"
      open={status !== 'beforeUpgrade'}
      onOpenChange={() => {}}
      label={playing ? messages['upgrade.playing'] : appeared}
    >
      {playing && (
        <UpgradeVideo
          src={section.video}
          cards={consumed}
          onEnded={upgrade.videoEnded}
          onFailed={upgrade.videoFailed}
        />
      )}
      {!playing && decoded && (
        <RevealStage
          cards={cards}
          packName={undefined}
          level={headingLevel}
          waiting={false}
          eyebrow={messages['upgrade.done']}
          title={appeared}
          end={<UpgradeEnd {...links} onDone={upgrade.effectEnded} />}
          onClose={upgrade.effectEnded}
        />
      )}
    </Overlay>
  )
}
