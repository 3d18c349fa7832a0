import { FandeckProvider } from '@fandeck/react'
import { ModalProvider, ToastProvider } from '@fandeck/widgets'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { fandeck } from './fandeck.ts'
import { SessionWatch } from './layout/SessionWatch.tsx'
import { Shell } from './layout/Shell.tsx'
import { WalletProvider } from './layout/WalletProvider.tsx'
import { pages } from './pages.ts'

// A production build drops the branch, and with it the panel's chunk.
const DevPanel = import.meta.env.DEV ? lazy(() => import('./dev-panel/DevPanel.tsx')) : undefined

/** Providers, routes, and what listens beside them. */
export function App() {
  return (
    <FandeckProvider fandeck={fandeck}>
      <BrowserRouter>
        <ToastProvider>
          <ModalProvider>
            <WalletProvider>
              <SessionWatch />
              <Routes>
                <Route element={<Shell />}>
                  {pages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Route>
              </Routes>
              {DevPanel && (
                <Suspense>
                  <DevPanel />
                </Suspense>
              )}
            </WalletProvider>
          </ModalProvider>
        </ToastProvider>
      </BrowserRouter>
    </FandeckProvider>
  )
}
