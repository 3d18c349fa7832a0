import { useEffect, useRef, useState } from 'react'

/**
 * A module that is fetched the first time it is wanted; a fetch that has failed is tried again when `wanted` changes.
 *
 * @param load a function that stays the same: `() => import('./later.ts')`
 * @param wanted anything but `false`: a word tells a more urgent want from the one before
 */
export function useLater<Module>(
  load: () => Promise<Module>,
  wanted: string | boolean,
  onMissed?: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const missing = module === undefined
  const missed = useRef(onMissed)
  missed.current = onMissed
  useEffect(() => {
    if (!wanted || !missing) return
    let over = false
    load().then(
      (loaded) => over || setModule(loaded),
      () => over || missed.current?.(),
    )
    return () => {
      over = true
    }
  }, [load, wanted, missing])
  return module
}
