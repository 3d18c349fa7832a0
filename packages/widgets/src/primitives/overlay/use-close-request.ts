import { useEffect, useRef } from 'react'

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, which TypeScript does not declare yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Calls `onRequest` when the device asks to close, as by Escape or the back gesture of Android, without an entry in the
 * page's history (D74). An overlay that is not `allowed` to close stays, and can ask for a confirmation.
 */
export function useCloseRequest(
  enabled: boolean,
  { allowed, onRequest }: { allowed: boolean; onRequest(): void },
): void {
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    if (!enabled || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    const request = () => latest.current()
    // A browser that gives no say, because the page was not touched since, closes at once.
    watcher.addEventListener('close', request)
    if (!allowed)
      watcher.addEventListener('cancel', (event) => {
        event.preventDefault()
        request()
      })
    return () => watcher.destroy()
  }, [enabled, allowed])
}
