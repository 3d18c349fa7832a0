'use client'

import { FandeckProvider } from '@fandeck/react'
import { createFandeck } from '@fandeck/sdk'
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

interface ProvidersProps {
  /** The queries of the server. */
  state: DehydratedState
  /** When the server rendered the page. */
  renderedAt: number
  children: ReactNode
}

export function Providers({ state, renderedAt, children }: ProvidersProps) {
  const [queryClient] = useState(() => new QueryClient())
  const [fandeck] = useState(() =>
    createFandeck({ marketUrl: 'https://api.example', cdnUrl: 'https://api.example/cdn' }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <FandeckProvider fandeck={fandeck} renderedAt={renderedAt}>
          {children}
        </FandeckProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
