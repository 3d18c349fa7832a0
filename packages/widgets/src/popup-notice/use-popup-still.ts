import { type RefCallback, useCallback, useEffect, useState } from 'react'

const VIEWPORT = '.fandeck-popup__viewport'

/** Returns the dialog of the page's HTML, if a script of the page has shown it. */
const findStill = () =>
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLDialogElement>('dialog.fandeck-popup-still') ?? undefined)

/**
 * Puts a dialog in the place of the one in the page's HTML.
 *
 * @param path the page's path
 * @param dismiss called with each popup that the visitor has dismissed for today before the script had loaded
 * @param settled whether the popups of the path are known
 * @param empty whether none of them is open
 */
export function usePopupStill(
  path: string,
  { settled, empty, dismiss }: { settled: boolean; empty: boolean; dismiss: (popupId: number) => void },
): { instant: boolean; closed: boolean; replace: RefCallback<HTMLElement> } {
  const [still, setStill] = useState(findStill)
  const [closed, setClosed] = useState(() => still?.open === false)

  useEffect(() => {
    const close = () => setClosed(true)
    still?.addEventListener('close', close)
    return () => still?.removeEventListener('close', close)
  }, [still])

  useEffect(() => {
    if (!closed || !still?.querySelector('input')?.checked) return
    for (const id of still.dataset.popups?.split(' ') ?? []) dismiss(Number(id))
  }, [closed, still, dismiss])

  const over = still?.dataset.path !== path || (settled && empty)
  useEffect(() => {
    if (!still || !over) return
    still.parentNode?.removeChild(still)
    setStill(undefined)
    setClosed(false)
  }, [still, over])

  const replace = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel || !still?.isConnected) return
      const left = still.querySelector(VIEWPORT)?.scrollLeft ?? 0
      if (left > 0) panel.querySelector(VIEWPORT)?.scrollTo({ left, behavior: 'instant' })
      const ticked = still.querySelector('input')?.checked
      still.parentNode?.removeChild(still)
      // Not while React commits.
      if (ticked) queueMicrotask(() => panel.querySelector('input')?.click())
    },
    [still],
  )
  return { instant: still !== undefined, closed, replace }
}
