import './menu.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useScrollLock } from './use-scroll-lock.ts'
import { whenIdle } from './when-idle.ts'

export interface MenuProps {
  open: boolean
  onClose(): void
}

const loadPanel = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(loadPanel)

/**
 * The column below the header. Closes on route changes (S2.30) and locks the page's scroll (S2.31). Escape returns the
 * focus to the button that opened it.
 */
export function Menu({ open, onClose }: MenuProps) {
  useScrollLock(open)
  // The panel stays until it has faded.
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  // A failed load is repeated when the menu opens.
  useEffect(() => whenIdle(() => void loadPanel().catch(() => {})), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      document.querySelector<HTMLElement>('[aria-controls="site-menu"]')?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open, onClose])

  return (
    <nav
      className="site-menu"
      id="site-menu"
      aria-label="메뉴"
      hidden={!open}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && setShown(open)}
    >
      {shown && (
        <ErrorBoundary>
          <Suspense>
            <MenuPanel />
          </Suspense>
        </ErrorBoundary>
      )}
    </nav>
  )
}
