import { useFandeck, useRenderedAt } from '@fandeck/react'
import { useCallback, useSyncExternalStore } from 'react'

const MINUTE = 60_000
const minute = (at: number) => at - (at % MINUTE)

/** Returns the server's time to the minute, epoch ms; during hydration, the time of the server's HTML. */
export function useServerTime(): number {
  const { clock } = useFandeck()
  const renderedAt = useRenderedAt()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  return useSyncExternalStore(
    subscribe,
    () => minute(clock.now()),
    () => minute(renderedAt ?? clock.now()),
  )
}
