import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where an overlay is on its way: laid out for a frame, coming or here, leaving. */
export type PresenceStatus = 'initial' | 'open' | 'close'

/**
 * Keeps an overlay in the page until its way out is over.
 *
 * @param panel the overlay's element: its transition begins from the layout of `initial`
 * @returns `shown`: the element from the frame after its first one, for what need not delay that
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
      // Within the frame: a batched update could come after a frame that shows nothing.
      flushSync(() => setStatus('open'))
      frame = requestAnimationFrame(() => setShown(element))
    })
    return () => cancelAnimationFrame(frame)
  }, [open, isMounted, panel])

  return { isMounted, status, shown }
}
