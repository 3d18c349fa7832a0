import { type FavouriteOptions, useFavourites, useHasPart, useSetFavourite } from '@fandeck/react'
import { forwardRef } from 'react'
import { HeartButton, type HeartProps } from './HeartButton.tsx'

/** The props of the heart of one design. */
export interface FavouriteButtonProps extends HeartProps {
  card: FavouriteOptions['card']
}

/**
 * A heart that adds a design to the member's favourites, or removes it. It changes at once; nothing in a shop without favourites.
 *
 * @see S7.46, S7.47
 */
export const FavouriteButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, FavouriteButtonProps>(
  function FavouriteButton({ card, ...heart }, ref) {
    const enabled = useHasPart()('favourites')
    const { data } = useFavourites({ query: { enabled } })
    const { mutateAsync } = useSetFavourite()
    if (!enabled) return null
    const marked = data?.some(({ cardId }) => cardId === card.cardId)
    const change = () => mutateAsync({ card, favourite: !marked })
    return <HeartButton {...heart} ref={ref} name={card.cardName} {...{ marked, change }} />
  },
)
