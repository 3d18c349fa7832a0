import { SiteMenu } from '@fandeck/widgets'
import { lazy, Suspense, useEffect } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { whenIdle } from './when-idle.ts'

export interface MenuProps {
  open: boolean
  onClose(): void
}

const loadPanel = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(loadPanel)

/** The menu (S2.28–S2.31). Loads its content lazily, and retries a failed load when the menu opens. */
export function Menu({ open, onClose }: MenuProps) {
  useEffect(() => whenIdle(() => void loadPanel().catch(() => {})), [])
  return (
    <SiteMenu open={open} onClose={onClose}>
      <ErrorBoundary>
        <Suspense>
          <MenuPanel />
        </Suspense>
      </ErrorBoundary>
    </SiteMenu>
  )
}
