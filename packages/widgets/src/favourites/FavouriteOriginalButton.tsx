import { useFavouriteOriginals, useHasPart, useSession, useSetFavouriteOriginal } from '@fandeck/react'
import type { Original } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import { HeartButton, type HeartProps } from './HeartButton.tsx'

/** The props of the heart of one original. */
export interface FavouriteOriginalButtonProps extends HeartProps {
  original: Pick<Original, 'key' | 'title'>
}

/**
 * A heart that adds an original, such as a club, to the member's favourites, or removes it. It changes at once; nothing
 * for visitors, and in a shop without favourites.
 *
 * @see D109
 */
export const FavouriteOriginalButton = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  FavouriteOriginalButtonProps
>(function FavouriteOriginalButton({ original: { key, title }, ...heart }, ref) {
  const loggedIn = useSession((session) => session.loggedIn)
  const enabled = useHasPart()('favourites')
  const { data } = useFavouriteOriginals({ query: { enabled } })
  const { mutateAsync } = useSetFavouriteOriginal()
  if (!enabled || !loggedIn) return null
  const marked = data?.some((favourite) => favourite.key === key)
  const change = () => mutateAsync({ key, favourite: !marked })
  return <HeartButton {...heart} ref={ref} name={title} {...{ marked, change }} />
})
