import { useClock } from '@fandeck/react'
import type { DropInformation } from '@fandeck/sdk/drops'
import { type GateState, shareAt } from '@fandeck/sdk/gate'
import type { CSSProperties } from 'react'
import { FrontCard } from '../card/FrontCard.tsx'

const CLOSED = 5
const OPEN = 12

interface GateFanProps {
  state: GateState
  cards: DropInformation['cards']
  sub: string | undefined
}

/** Three cards of the pack, which fan out as the place nears. */
export function GateFan({ state, cards, sub }: GateFanProps) {
  const turn = useClock(
    (now) => Math.round((CLOSED + (OPEN - CLOSED) * (shareAt(state, now) ?? 0)) * 10) / 10,
  )
  const [front, left, right] = cards
  // A custom property is no key of the style type.
  const style: CSSProperties & { '--fandeck-gate-turn': string } = { '--fandeck-gate-turn': `${turn}deg` }
  return (
    <div className="fandeck-gate__fan" style={style} aria-hidden>
      {[left, front, right].map(
        (card) =>
          card && (
            <div key={card.cardId}>
              <FrontCard art={card.image} name={card.cardName} sub={sub} finish={card.editionTitle} />
            </div>
          ),
      )}
    </div>
  )
}
