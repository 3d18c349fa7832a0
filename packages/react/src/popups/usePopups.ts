import { createPopups, type Popups, type PopupsState } from '@fandeck/sdk/popups'
import { useEffect, useState } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Opens the popups of the page's path and closes them when it changes (S4.41).
 *
 * @param path the path without query and fragment
 * @example
 * const { open, close } = usePopups({ path: useLocation().pathname })
 */
export function usePopups({ path }: { path: string }): PopupsState & Pick<Popups, 'close'> {
  const fandeck = useFandeck()
  const [popups] = useState(() => createPopups(fandeck))
  const state = useWatched(popups, (current) => current)
  useEffect(() => {
    void popups.enter(path)
  }, [popups, path])
  return { ...state, close: popups.close }
}
