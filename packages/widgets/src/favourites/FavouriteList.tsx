import { useFavourites } from '@fandeck/react'
import type { Favourite } from '@fandeck/sdk/favourites'
import { Heart } from 'lucide-react'
import { forwardRef, type ReactNode, useState } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { FrontCard } from '../card/FrontCard.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { useFavouriteMessages } from './use-favourite-messages.ts'
import './Favourites.css'

/** The props of the favourites, which fetch themselves. */
export interface FavouriteListProps extends PartProps {
  /** Buttons of the empty state. */
  emptyActions?: ReactNode
}

/**
 * The member's favourite designs, newest first, each with a heart that removes it.
 *
 * @see S7.46, S7.47
 */
export const FavouriteList = /* @__PURE__ */ forwardRef<HTMLElement, FavouriteListProps>(
  function FavouriteList({ emptyActions, ...root }, ref) {
    const messages = useFavouriteMessages()
    const favourites = useFavourites()
    const [failure, setFailure] = useState<string>()
    return (
      <Part base="fandeck-root fandeck-favourites" {...root} ref={ref}>
        <QueryState query={favourites}>
          {(rows) => (
            <>
              <p className="fandeck-favourites__failure" role="alert">
                {failure}
              </p>
              {rows.length === 0 ? (
                <Empty
                  icon={<Heart size={26} strokeWidth={2} />}
                  title={messages['favourites.none']}
                  description={messages['favourites.none.message']}
                  actions={emptyActions}
                />
              ) : (
                <>
                  <p className="fandeck-caption">{messages['favourites.count']({ count: rows.length })}</p>
                  <ul className="fandeck-favourites__cards" aria-label={messages['favourites.label']}>
                    {rows.map((card) => (
                      <FavouriteItem key={card.cardId} card={card} onFailed={setFailure} />
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </QueryState>
      </Part>
    )
  },
)

function FavouriteItem({ card, onFailed }: { card: Favourite; onFailed(message: string): void }) {
  return (
    <li className="fandeck-favourites__item">
      <FrontCard {...drawnCard(card)} />
      <FavouriteButton kind="glass" card={card} onFailed={onFailed} />
    </li>
  )
}
