import { Check, Eye } from 'lucide-react'
import { forwardRef, useEffect, useId, useRef, useState } from 'react'
import type { CardFacts } from '../card/card-props.ts'
import { FrontCard } from '../card/FrontCard.tsx'
import { CardDetail } from '../card-detail/index.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Chip } from '../primitives/chip/Chip.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { usePlayerMessages } from './use-player-messages.ts'
import './PlayerList.css'

/** A card of the member that can be placed. */
export interface ListedPlayer extends CardFacts {
  /** The `cardId` of the card. */
  id: number
  position: string
  /** The number of copies that the member owns; without it, the list shows none. */
  amount?: number | undefined
  /** The line below the card, such as the number of the copy. @default the number of copies */
  note?: string | undefined
  /** Whether the card is already placed and cannot be chosen. @default false */
  placed?: boolean | undefined
}

/** The words of a list that does something else than place. */
export interface PlayerListWords {
  /** Marks a placed player. */
  placed: string
  /** The button without a choice. */
  choose: string
  /** The button with a choice. */
  place(player: { name: string }): string
  /** Replaces an empty list. */
  none: string
}

/** The props of the list; opening it clears the choice. */
export interface PlayerListProps extends HeadedPartProps {
  open: boolean
  onOpenChange: OnOpenChange
  /** The title, such as "FW 자리에 누구를 둘까요?". */
  title: string
  players: readonly ListedPlayer[]
  /** The filters after "전체". @default the positions of the players */
  positions?: readonly string[] | undefined
  /** The initial filter. @default all players */
  position?: string | undefined
  /** @default the words of placing */
  words?: PlayerListWords | undefined
  /** Called with the chosen player, after `onOpenChange`; the list stays open if `open` remains true. */
  onPlace(player: ListedPlayer): void
}

/**
 * A drawer to choose one player from the member's own cards; both faces and the facts of the chosen card open above it.
 *
 * @see S2.45, D27
 */
export const PlayerList = /* @__PURE__ */ forwardRef<HTMLElement, PlayerListProps>(function PlayerList(
  {
    open,
    onOpenChange,
    title,
    players,
    positions = [...new Set(players.map(({ position }) => position))],
    position,
    words,
    onPlace,
    className,
    ...root
  },
  ref,
) {
  const messages = usePlayerMessages()
  const said = words ?? {
    placed: messages['players.placed'],
    choose: messages['players.choose'],
    place: messages['players.place'],
    none: messages['players.none'],
  }
  // Radio buttons of two lists on one page need different names.
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState(position)
  const [chosenId, setChosenId] = useState<number>()
  const [detailed, setDetailed] = useState(false)
  useEffect(() => {
    if (!open) return
    setFilter(position)
    setChosenId(undefined)
    setDetailed(false)
  }, [open, position])
  const shown = players.filter((player) => filter === undefined || player.position === filter)
  const chosen = players.find(({ id }) => id === chosenId)

  function place() {
    if (!chosen) return
    onOpenChange(false, { reason: 'done' })
    onPlace(chosen)
    // A list that its owner keeps open is about the next place.
    setChosenId(undefined)
    list.current?.focus()
  }

  return (
    <Drawer
      {...root}
      ref={ref}
      className={classNames('fandeck-player-list', className)}
      open={open}
      onOpenChange={onOpenChange}
      top={212}
      title={title}
      footer={
        <div className="fandeck-card-detail__actions">
          {chosen && (
            <IconButton
              kind="outline"
              label={messages['players.detail']({ name: chosen.name })}
              onClick={() => setDetailed(true)}
            >
              <Eye size={24} aria-hidden />
            </IconButton>
          )}
          <Button block disabled={!chosen} onClick={place}>
            {chosen ? said.place(chosen) : said.choose}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a flex row */}
      <div className="fandeck-player-list__filters" role="group" aria-label={messages['card.fact.position']}>
        {[undefined, ...positions].map((one) => (
          <Chip key={one ?? ''} size={44} selected={one === filter} onClick={() => setFilter(one)}>
            {one ?? messages['players.all']}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <p className="fandeck-caption">{said.none}</p>}
      <div
        ref={list}
        className="fandeck-player-list__grid"
        role="radiogroup"
        aria-label={title}
        tabIndex={-1}
      >
        {shown.map((player) => (
          <Player
            key={player.id}
            group={group}
            player={player}
            placedWords={said.placed}
            chosen={player.id === chosenId}
            onChoose={() => setChosenId(player.id)}
          />
        ))}
      </div>
      {chosen && (
        <CardDetail
          open={detailed && open}
          onOpenChange={setDetailed}
          card={{ ...facts(chosen), position: chosen.position }}
        />
      )}
    </Drawer>
  )
})

/** Returns what is printed; the rest of a player are no attributes of a card. */
const facts = ({
  id: _,
  position: __,
  amount: ___,
  note: ____,
  placed: _____,
  ...card
}: ListedPlayer): CardFacts => card

interface PlayerProps {
  /** The `name` of the radio buttons of one list. */
  group: string
  player: ListedPlayer
  placedWords: string
  chosen: boolean
  onChoose(): void
}

function Player({ group, player, placedWords, chosen, onChoose }: PlayerProps) {
  const messages = usePlayerMessages()
  const { id, position, amount, placed = false, note, ...card } = player
  const line = note ?? (amount === undefined ? undefined : messages['card.owned']({ amount }))
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
        <FrontCard {...card} />
        {chosen && (
          <span className="fandeck-player__tick" aria-hidden>
            <Check size={16} strokeWidth={2.6} />
          </span>
        )}
      </span>
      {placed && <span className="fandeck-player__placed">{placedWords}</span>}
      {line !== undefined && <span className="fandeck-player__amount fandeck-caption">{line}</span>}
    </label>
  )
}
