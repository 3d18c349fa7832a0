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
 * Calls `onRequest` when the device asks to close, as by the back gesture of Android, without an entry in the page's
 * history (D74). A request that is not `allowed` is refused, and the page stays.
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
    if (allowed) watcher.addEventListener('close', () => latest.current())
    else watcher.addEventListener('cancel', (event) => event.preventDefault())
    return () => watcher.destroy()
  }, [enabled, allowed])
}
