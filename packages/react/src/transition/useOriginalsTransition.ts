import { createTransition, type Transition, type TransitionState } from '@fandeck/sdk/transition'
import { useEffect, useRef, useState } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns the state and the actions of the cover between originals pages. A change of `path`, the page's path, ends the
 * cover; `navigate` must go to a path without reloading the page.
 *
 * @see S4.37–S4.39
 */
export function useOriginalsTransition({
  path,
  navigate,
}: {
  path: string
  navigate: (linkUrl: string) => void
}): { state: TransitionState } & Pick<Transition, 'start' | 'skip'> {
  const fandeck = useFandeck()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  })
  const [transition] = useState(() =>
    createTransition(fandeck, { path, navigate: (linkUrl) => latest.current(linkUrl) }),
  )
  const state = useWatched(transition, (current) => current)
  useEffect(() => transition.moved(path), [transition, path])
  return { state, start: transition.start, skip: transition.skip }
}
