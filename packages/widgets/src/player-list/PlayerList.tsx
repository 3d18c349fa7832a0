import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Card, type CardProps } from '../card/Card.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { Chip } from '../primitives/chip/Chip.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { usePlayerMessages } from './use-player-messages.ts'
import './PlayerList.css'

/** A card of the member that may be placed. */
export interface ListedPlayer extends Omit<CardProps, 'face' | 'focused' | 'owned' | 'className'> {
  /** Told by `onPlace`; a card's `cardId`. */
  id: number
  position: string
  /** How many copies the member has. */
  amount: number
  /** Stands somewhere already, and cannot be chosen. */
  placed?: boolean | undefined
}

/** The list is the caller's; a player that is chosen and not placed is forgotten when it closes. */
export interface PlayerListProps {
  open: boolean
  onOpenChange: OnOpenChange
  /** Asks for a choice, such as "FW 자리에 누구를 둘까요?". */
  title: string
  players: readonly ListedPlayer[]
  /** The filters after "전체"; those of the players when absent. */
  positions?: readonly string[] | undefined
  /** The filter that is on at first; all when absent. */
  position?: string | undefined
  /** Called after the drawer was asked to close. */
  onPlace(player: ListedPlayer): void
}

/**
 * The drawer in which one player is chosen of the member's own cards.
 *
 * @see spec §2 (S2.45), decision D27
 */
export function PlayerList({
  open,
  onOpenChange,
  title,
  players,
  positions = [...new Set(players.map(({ position }) => position))],
  position,
  onPlace,
}: PlayerListProps) {
  const messages = usePlayerMessages()
  // Two lists on one page are two groups.
  const group = useId()
  const [filter, setFilter] = useState(position)
  const [chosenId, setChosenId] = useState<number>()
  useEffect(() => {
    if (!open) return
    setFilter(position)
    setChosenId(undefined)
  }, [open, position])
  const shown = players.filter((player) => filter === undefined || player.position === filter)
  const chosen = players.find(({ id }) => id === chosenId)

  function place() {
    if (!chosen) return
    onOpenChange(false, { reason: 'done' })
    onPlace(chosen)
  }

  return (
    <Drawer
      className="fandeck-player-list"
      open={open}
      onOpenChange={onOpenChange}
      top={212}
      title={title}
      footer={
        <Button block disabled={!chosen} onClick={place}>
          {chosen ? messages['players.place']({ name: chosen.name }) : messages['players.choose']}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser */}
      <div className="fandeck-player-list__filters" role="group" aria-label={messages['card.fact.position']}>
        {[undefined, ...positions].map((one) => (
          <Chip key={one ?? ''} size={44} selected={one === filter} onClick={() => setFilter(one)}>
            {one ?? messages['players.all']}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <p className="fandeck-caption">{messages['players.none']}</p>}
      <div className="fandeck-player-list__grid" role="radiogroup" aria-label={title}>
        {shown.map((player) => (
          <Player
            key={player.id}
            group={group}
            player={player}
            chosen={player.id === chosenId}
            onChoose={() => setChosenId(player.id)}
          />
        ))}
      </div>
    </Drawer>
  )
}

interface PlayerProps {
  /** The name that the radio buttons of one list share. */
  group: string
  player: ListedPlayer
  chosen: boolean
  onChoose(): void
}

function Player({ group, player, chosen, onChoose }: PlayerProps) {
  const messages = usePlayerMessages()
  const { id, position, amount, placed = false, ...card } = player
  return (
    <label className="fandeck-player" data-placed={placed || undefined}>
      <input
        type="radio"
        className="fandeck-player__input"
        name={group}
        checked={chosen}
        disabled={placed}
        onChange={onChoose}
      />
      <span className="fandeck-player__card">
        <Card {...card} />
        {chosen && (
          <span className="fandeck-player__tick" aria-hidden>
            <Check size={16} strokeWidth={2.6} />
          </span>
        )}
      </span>
      {placed && <span className="fandeck-player__placed">{messages['players.placed']}</span>}
      <span className="fandeck-player__amount fandeck-caption">{messages['card.owned']({ amount })}</span>
    </label>
  )
}
