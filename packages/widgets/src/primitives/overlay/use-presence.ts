import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where an overlay is on its way: laid out for a frame, coming or here, leaving. */
export type PresenceStatus = 'initial' | 'open' | 'close'

/**
 * Keeps an overlay in the page until its way out is over.
 *
 * @param panel the overlay's element, once there is one: its transition begins from the frame laid out as `initial`
 */
export function usePresence(
  open: boolean,
  panel: HTMLElement | null,
  leaveMs: number,
): { isMounted: boolean; status: PresenceStatus } {
  const [isMounted, setMounted] = useState(open)
  const [status, setStatus] = useState<PresenceStatus>('initial')
  if (open && !isMounted) setMounted(true)

  useEffect(() => {
    if (open || !isMounted) return
    const timer = setTimeout(() => {
      setMounted(false)
      setStatus('initial')
    }, leaveMs)
    return () => clearTimeout(timer)
  }, [open, isMounted, leaveMs])

  useLayoutEffect(() => {
    if (!panel) return
    if (!open) return setStatus('close')
    setStatus('initial')
    // Within the frame: a batched update could come after a frame that shows nothing.
    const frame = requestAnimationFrame(() => flushSync(() => setStatus('open')))
    return () => cancelAnimationFrame(frame)
  }, [open, panel])

  return { isMounted, status }
}
