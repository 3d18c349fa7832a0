import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

type Overlays = typeof import('./overlays.ts')

let loaded: Overlays | undefined

async function load(): Promise<Overlays> {
  loaded ??= await import('./overlays.ts')
  return loaded
}

/**
 * Returns the overlays, which load when the page is idle or as soon as one is needed; a failed load is retried when an
 * overlay is needed next.
 */
export function useOverlays(needed: boolean): Overlays | undefined {
  const [overlays, setOverlays] = useState<Overlays>()
  useEffect(() => {
    if (overlays) return
    let current = true
    const begin = () =>
      load().then(
        (found) => current && setOverlays(found),
        () => {},
      )
    const cancel = needed ? void begin() : whenIdle(begin)
    return () => {
      current = false
      cancel?.()
    }
  }, [overlays, needed])
  return overlays
}
