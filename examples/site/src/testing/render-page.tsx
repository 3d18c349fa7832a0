import { FandeckProvider } from '@fandeck/react'
import type { Fandeck } from '@fandeck/sdk'
import { ModalProvider, ToastProvider } from '@fandeck/widgets'
import type { QueryClient } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { createMemoryHistory, type History } from 'history'
import type { ReactNode } from 'react'
import { Router } from '../router/Router.tsx'
import { ShopPages } from '../ShopPages.tsx'

// The default of 1 s fails on a busy machine, where lazy modules are transformed before they load.
configure({ asyncUtilTimeout: 20_000 })

export interface RenderPageOptions {
  fandeck: Fandeck
  /** Where the page is. @default a new history at `/` */
  history?: History
  /** @default a new cache */
  queryClient?: QueryClient
  /** Renders in `StrictMode`, which runs effects twice. @default false */
  strict?: boolean
}

/** Renders content inside the providers of the site; `rerender` replaces the content and keeps the providers. */
export function renderPage(
  content: ReactNode,
  {
    fandeck,
    history = createMemoryHistory({ initialEntries: ['/'] }),
    queryClient,
    strict = false,
  }: RenderPageOptions,
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router history={history}>
      <FandeckProvider fandeck={fandeck} queryClient={queryClient}>
        <ShopPages>
          <ToastProvider>
            <ModalProvider>{children}</ModalProvider>
          </ToastProvider>
        </ShopPages>
      </FandeckProvider>
    </Router>
  )
  return render(content, { wrapper, reactStrictMode: strict })
}
