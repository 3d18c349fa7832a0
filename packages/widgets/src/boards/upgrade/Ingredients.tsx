import type { CampaignTeam, Upgrade, UpgradeSlots } from '@fandeck/sdk/campaigns'
import type { MyCard } from '@fandeck/sdk/cards'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { editionNumber } from '../../card/card-text.ts'
import { FrontCard } from '../../card/FrontCard.tsx'
import type { ListedPlayer } from '../../player-list/index.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { LazyPart } from '../../primitives/lazy/LazyPart.tsx'
import { teamColours } from '../board/BoardRoot.tsx'
import { factsOf } from '../board/board-cards.ts'
import { isUsed, positionOf, spareFirst, threeOfOnePlayer, upgradeCard } from './copies.ts'
import { ingredientFacts } from './ingredient-facts.ts'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface IngredientsProps {
  slots: UpgradeSlots
  upgrade: Upgrade
  /** The member's copies; `undefined` for a visitor. */
  copies: readonly MyCard[] | undefined
  team: CampaignTeam
  onSignIn?: (() => void) | undefined
}

const loadList = () => import('../../player-list/index.ts')

/** The three slots: a press on an empty one opens the list of the own copies, a press on a card takes it out. */
export function Ingredients({ slots, upgrade, copies = [], team, onSignIn }: IngredientsProps) {
  const messages = useUpgradeMessages()
  const [open, setOpen] = useState(false)
  const [current, setCurrent] = useState(0)
  /** The list loads at the first press, and again at the next one after a failure. */
  const [presses, setPresses] = useState(0)
  const own = spareFirst(copies)
  const players = own.map(({ card, only }, id): ListedPlayer => {
    const number = editionNumber(card.edition)
    return {
      ...factsOf(card, team),
      ...{ id, position: positionOf(card), placed: isUsed(slots, card) },
      note: messages[only ? 'upgrade.onlyCopy' : 'upgrade.copy']({ number }),
    }
  })

  const three = slots.every((slot) => slot === null) ? threeOfOnePlayer(copies) : undefined

  function press(slot: number): void {
    if (slots[slot]) upgrade.take(slot)
    else if (onSignIn) onSignIn()
    else {
      setCurrent(slot)
      setPresses((before) => before + 1)
      setOpen(true)
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className="fandeck-upgrade__slots" role="group" aria-label={messages['upgrade.slots']}>
        {slots.map((card, slot) => {
          const drawn = card && ingredientFacts(card, copies, team)
          const number = slot + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <button key={slot} type="button" className="fandeck-upgrade__slot" onClick={() => press(slot)}>
              <span className="fandeck-visually-hidden">
                {card
                  ? messages['upgrade.filled']({ number, name: card.name })
                  : messages['upgrade.empty']({ number })}
              </span>
              <span className="fandeck-upgrade__content" data-empty={card ? undefined : ''} aria-hidden>
                {drawn ? <FrontCard {...drawn} /> : <Plus size={28} strokeWidth={1.75} />}
              </span>
            </button>
          )
        })}
      </div>
      {three && (
        <Button
          className="fandeck-upgrade__three"
          kind="ghost"
          size={44}
          onClick={() => three.forEach((card, slot) => void upgrade.put(slot, card))}
        >
          {messages['upgrade.three']}
        </Button>
      )}
      {presses > 0 && (
        <LazyPart load={loadList} attempt={presses}>
          {({ PlayerList }) => (
            <PlayerList
              style={teamColours(team)}
              open={open}
              onOpenChange={setOpen}
              title={messages['upgrade.who']}
              players={players}
              words={{
                placed: messages['upgrade.placed'],
                choose: messages['upgrade.choose'],
                place: messages['upgrade.place'],
                none: messages['upgrade.noCards'],
              }}
              onPlace={({ id }) => {
                const copy = own[id]?.card
                if (copy) upgrade.put(current, upgradeCard(copy))
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
