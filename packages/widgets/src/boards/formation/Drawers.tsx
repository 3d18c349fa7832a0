import type { CampaignTeam, FormationSlot } from '@fandeck/sdk/campaigns'
import type { CardFacts } from '../../card/Card.tsx'
import { type ListedPlayer, PlayerList } from '../../player-list/index.ts'
import { teamColours } from '../board/BoardRoot.tsx'
import { SlotDrawer } from './SlotDrawer.tsx'
import { slotName, useFormationMessages } from './use-formation-messages.ts'

/** The drawer that is open. */
export type OpenDrawer = 'players' | 'card' | undefined

interface DrawersProps {
  drawer: OpenDrawer
  onDrawerChange(drawer: OpenDrawer): void
  /** The slot that the drawers are about. */
  slot: number
  places: readonly FormationSlot[]
  team: CampaignTeam
  card: CardFacts | undefined
  players: readonly ListedPlayer[]
  onPlace(player: ListedPlayer): void
  onMove(): void
  onRemove(): void
}

const POSITIONS = ['GK', 'DF', 'MF', 'FW']

/** The drawers of a slot, loaded at the first press. */
export function Drawers({ drawer, onDrawerChange, slot, places, team, card, ...rest }: DrawersProps) {
  const { players, onPlace, onMove, onRemove } = rest
  const messages = useFormationMessages()
  const position = places[slot]?.position
  const onOpenChange = (open: boolean) => {
    if (!open) onDrawerChange(undefined)
  }
  return (
    <>
      <PlayerList
        style={teamColours(team)}
        open={drawer === 'players'}
        onOpenChange={onOpenChange}
        title={messages['formation.who']({ position: position ?? '' })}
        players={players}
        positions={POSITIONS}
        position={position}
        onPlace={onPlace}
      />
      <SlotDrawer
        style={teamColours(team)}
        open={drawer === 'card'}
        onOpenChange={onOpenChange}
        title={slotName(messages, places, slot)}
        card={card}
        onReplace={() => onDrawerChange('players')}
        onMove={onMove}
        onRemove={onRemove}
      />
    </>
  )
}
