import { FandeckProvider } from '@fandeck/react'
import type { Fandeck } from '@fandeck/sdk'
import { ModalProvider, ToastProvider } from '@fandeck/widgets'
import type { QueryClient } from '@tanstack/react-query'
import type { SiteConfig } from './config.ts'
import { SessionWatch } from './layout/SessionWatch.tsx'
import { Shell } from './layout/Shell.tsx'
import { TelemetryWatch } from './layout/TelemetryWatch.tsx'
import { TransitionProvider } from './layout/TransitionProvider.tsx'
import { WalletProvider } from './layout/WalletProvider.tsx'
import { ShopPages } from './ShopPages.tsx'
import { SiteContext } from './site-context.ts'

export interface AppProps {
  config: SiteConfig
  fandeck: Fandeck
  queryClient: QueryClient
  /** Time of server rendering, epoch ms. */
  renderedAt: number | undefined
}

/** Renders the providers and the page; the entry adds the router. */
export function App({ config, fandeck, queryClient, renderedAt }: AppProps) {
  return (
    <SiteContext value={config}>
      <FandeckProvider
        fandeck={fandeck}
        queryClient={queryClient}
        {...(renderedAt !== undefined && { renderedAt })}
      >
        <ShopPages>
          <ToastProvider>
            <ModalProvider>
              <WalletProvider>
                <SessionWatch />
                <TelemetryWatch />
                <TransitionProvider>
                  <Shell />
                </TransitionProvider>
              </WalletProvider>
            </ModalProvider>
          </ToastProvider>
        </ShopPages>
      </FandeckProvider>
    </SiteContext>
  )
}
