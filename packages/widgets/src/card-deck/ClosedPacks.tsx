import { useUnopenedPacks } from '@fandeck/react'
import type { UnopenedPacks } from '@fandeck/sdk/drops'
import { FoilPack } from '../card/FoilPack.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { useDates } from '../theme/use-dates.ts'
import { useDeckMessages } from './use-deck-messages.ts'

/** The packs that wait to be opened, one row an order; nothing while there are none (D79). */
export function ClosedPacks({ onOpen }: { onOpen(packs: UnopenedPacks): void }) {
  const messages = useDeckMessages()
  const { day } = useDates()
  const { data: waiting = [] } = useUnopenedPacks()
  if (waiting.length === 0) return null
  return (
    <ul className="fandeck-deck__packs" aria-label={messages['deck.closed']}>
      {waiting.map((packs) => (
        <li key={packs.orderId} className="fandeck-inset">
          <FoilPack name={packs.title} />
          <p>
            <b>{messages['deck.closed.title']({ count: packs.amount })}</b>
            <span>{packs.title}</span>
            {packs.cancelUntil != null && (
              // The end is the start of the next day.
              <span className="fandeck-caption">
                {messages['deck.closed.until']({ day: day(packs.cancelUntil - 1) })}
              </span>
            )}
          </p>
          <Button
            size={44}
            aria-label={messages['deck.closed.openOf']({ name: packs.title })}
            onClick={() => onOpen(packs)}
          >
            {messages['deck.closed.open']}
          </Button>
        </li>
      ))}
    </ul>
  )
}
