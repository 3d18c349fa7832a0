import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * Returns a ref to the value of the last render, for what outlives a render: subscriptions, timers and replies.
 *
 * @example
 * const latest = useLatest(onPurchased)
 * useEffect(() => fandeck.on('drops:purchased', (event) => latest.current(event)), [fandeck, latest])
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  // Runs before every other effect, so that none of them reads the value of an earlier render.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
