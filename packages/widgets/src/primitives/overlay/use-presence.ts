import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** `initial` for the first frame, `open` during and after the entry animation, `close` during the exit. */
export type PresenceStatus = 'initial' | 'open' | 'close'

/**
 * Keeps an overlay mounted until its exit animation ends.
 *
 * @param panel the element of the overlay; its transition starts from the layout of `initial`
 * @returns `shown`: the element, set after the first frame, for effects that must not delay that frame
 */
export function usePresence(
  open: boolean,
  panel: RefObject<HTMLElement | null>,
  leaveMs: number,
): { isMounted: boolean; status: PresenceStatus; shown: HTMLElement | null } {
  const [isMounted, setMounted] = useState(open)
  const [status, setStatus] = useState<PresenceStatus>('initial')
  const [shown, setShown] = useState<HTMLElement | null>(null)
  if (open && !isMounted) setMounted(true)

  useEffect(() => {
    if (open || !isMounted) return
    const timer = setTimeout(() => {
      setMounted(false)
      setStatus('initial')
      setShown(null)
    }, leaveMs)
    return () => clearTimeout(timer)
  }, [open, isMounted, leaveMs])

  useLayoutEffect(() => {
    const element = panel.current
    if (!isMounted || !element) return
    if (!open) return setStatus('close')
    setStatus('initial')
    let frame = requestAnimationFrame(() => {
      element.getBoundingClientRect()
      // Synchronous, because a batched update can miss the frame.
      flushSync(() => setStatus('open'))
      frame = requestAnimationFrame(() => setShown(element))
    })
    return () => cancelAnimationFrame(frame)
  }, [open, isMounted, panel])

  return { isMounted, status, shown }
}
