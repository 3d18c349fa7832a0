import type { CampaignTeam, FormationSlot } from '@fandeck/sdk/campaigns'
import { type RefObject, useRef } from 'react'
import type { CardFacts } from '../../card/Card.tsx'
import { type ListedPlayer, PlayerList } from '../../player-list/index.ts'
import { teamColours } from '../board/BoardRoot.tsx'
import { flyCard } from './fly-card.ts'
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
  /** The pitch, to whose slots the cards fly. */
  pitch: RefObject<HTMLElement | null>
  team: CampaignTeam
  card: CardFacts | undefined
  players: readonly ListedPlayer[]
  /** Places a player; returns whether the slot has accepted them. */
  onPlace(player: ListedPlayer): boolean
  onMove(): void
  onRemove(): void
}

const POSITIONS = ['GK', 'DF', 'MF', 'FW']
/** The card of the chosen player of a list. */
const CHOSEN = ':checked + .fandeck-player__card > .fandeck-card'

/** The drawers of a slot, loaded at the first press. */
export function Drawers({ drawer, onDrawerChange, slot, places, pitch, team, card, ...rest }: DrawersProps) {
  const { players, onPlace, onMove, onRemove } = rest
  const messages = useFormationMessages()
  const position = places[slot]?.position
  const list = useRef<HTMLElement>(null)
  const onOpenChange = (open: boolean) => {
    if (!open) onDrawerChange(undefined)
  }
  function place(player: ListedPlayer): void {
    const chosen = list.current?.querySelector<HTMLElement>(CHOSEN)
    const goal = pitch.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
    if (onPlace(player) && chosen && goal) flyCard(chosen, goal)
  }
  return (
    <>
      <PlayerList
        ref={list}
        style={teamColours(team)}
        open={drawer === 'players'}
        onOpenChange={onOpenChange}
        title={messages['formation.who']({ position: position ?? '' })}
        players={players}
        positions={POSITIONS}
        position={position}
        onPlace={place}
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
