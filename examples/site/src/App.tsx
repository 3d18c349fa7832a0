import { FandeckProvider } from '@fandeck/react'
import type { Fandeck } from '@fandeck/sdk'
import { LinkProvider, ModalProvider, ToastProvider } from '@fandeck/widgets'
import type { QueryClient } from '@tanstack/react-query'
import type { SiteConfig } from './config.ts'
import { renderPageLink } from './layout/render-page-link.tsx'
import { SessionWatch } from './layout/SessionWatch.tsx'
import { Shell } from './layout/Shell.tsx'
import { TelemetryWatch } from './layout/TelemetryWatch.tsx'
import { TransitionProvider } from './layout/TransitionProvider.tsx'
import { WalletProvider } from './layout/WalletProvider.tsx'
import { isPage, placeOf } from './pages.ts'
import { PagesContext } from './router/pages-context.ts'
import { SiteContext } from './site-context.ts'

export interface AppProps {
  config: SiteConfig
  fandeck: Fandeck
  queryClient: QueryClient
  /** Time of server rendering, epoch ms. */
  renderedAt: number | undefined
}

const pages = { placeOf, isPage }

/** Renders the providers and the page; the entry adds the router. */
export function App({ config, fandeck, queryClient, renderedAt }: AppProps) {
  return (
    <SiteContext value={config}>
      <PagesContext value={pages}>
        <FandeckProvider
          fandeck={fandeck}
          queryClient={queryClient}
          {...(renderedAt !== undefined && { renderedAt })}
        >
          <ToastProvider>
            <ModalProvider>
              <LinkProvider renderLink={renderPageLink} supportHref="/support/faq/list">
                <WalletProvider>
                  <SessionWatch />
                  <TelemetryWatch />
                  <TransitionProvider>
                    <Shell />
                  </TransitionProvider>
                </WalletProvider>
              </LinkProvider>
            </ModalProvider>
          </ToastProvider>
        </FandeckProvider>
      </PagesContext>
    </SiteContext>
  )
}
