import { type FavouriteOptions, useFavourites, useHasPart, useSetFavourite } from '@fandeck/react'
import { Heart } from 'lucide-react'
import { forwardRef } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { PartProps } from '../primitives/part/Part.tsx'
import { useFavouriteMessages } from './use-favourite-messages.ts'
import './Favourites.css'

/** The props of the heart of one design. */
export interface FavouriteButtonProps extends PartProps {
  card: FavouriteOptions['card']
  /** @default 'outline' */
  kind?: 'plain' | 'outline' | 'glass' | undefined
  /** Called with the message of a change that was not saved; the heart shows the former state again. */
  onFailed?: ((message: string) => void) | undefined
}

/**
 * A heart that adds a design to the member's favourites, or removes it. It changes at once; nothing in a shop without favourites.
 *
 * @see S7.46, S7.47
 */
export const FavouriteButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, FavouriteButtonProps>(
  function FavouriteButton({ card, kind = 'outline', onFailed, className, ...root }, ref) {
    const messages = useFavouriteMessages()
    const enabled = useHasPart()('favourites')
    const favourites = useFavourites({ query: { enabled } })
    const change = useSetFavourite()
    const favourite = favourites.data?.some(({ cardId }) => cardId === card.cardId) ?? false
    // A promise, because the callbacks of `mutate` end with the part, and a removed card leaves the list at once.
    async function press() {
      try {
        const { error } = await change.mutateAsync({ card, favourite: !favourite })
        if (error !== undefined) onFailed?.(error)
      } catch {
        onFailed?.(messages['favourites.failed'])
      }
    }
    if (!enabled) return null
    return (
      <IconButton
        {...root}
        ref={ref}
        className={classNames('fandeck-root fandeck-favourite', className)}
        kind={kind}
        label={messages['favourites.button']({ name: card.cardName })}
        aria-pressed={favourite}
        disabled={!favourites.data}
        onClick={() => void press()}
      >
        <Heart size={24} aria-hidden />
      </IconButton>
    )
  },
)
