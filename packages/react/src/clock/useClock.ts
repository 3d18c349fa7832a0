import { useSyncExternalStore } from 'react'
import { useFandeck, useRenderedAt } from '../provider/FandeckProvider.tsx'

/**
 * Returns what `select` picks from the server time, epoch ms; renders only when that changes. During hydration, from the
 * time of the server's HTML (`renderedAt`). `select` must return a primitive value.
 *
 * @example
 * const isOver = useClock((now) => now >= drop.info.endAt)
 * @see S1.6
 */
export function useClock<Picked extends string | number | boolean | undefined>(
  select: (now: number) => Picked,
): Picked {
  const { clock } = useFandeck()
  const renderedAt = useRenderedAt()
  return useSyncExternalStore(
    clock.subscribe,
    () => select(clock.now()),
    () => select(renderedAt ?? clock.now()),
  )
}
