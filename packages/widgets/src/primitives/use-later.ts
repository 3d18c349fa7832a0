import { useEffect, useState } from 'react'

/**
 * A module that is fetched the first time it is wanted; a fetch that has failed is tried again the next time.
 *
 * @param load a function that stays the same: `() => import('./later.ts')`
 */
export function useLater<Module>(load: () => Promise<Module>, wanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>()
  const missing = module === undefined
  useEffect(() => {
    if (!wanted || !missing) return
    let over = false
    load().then(
      (loaded) => over || setModule(loaded),
      () => {},
    )
    return () => {
      over = true
    }
  }, [load, wanted, missing])
  return module
}
