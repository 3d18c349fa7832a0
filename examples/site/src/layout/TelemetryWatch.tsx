import { useFandeck, useUser } from '@fandeck/react'
import { createTelemetry, recordVisit, type TelemetryAdapter } from '@fandeck/sdk/telemetry'
import { useEffect, useState } from 'react'
import { usePages } from '../router/pages-context.ts'
import { useLocation } from '../router/Router.tsx'
import { telemetryAdapters } from '../telemetry-adapters.ts'
import { RENDER_ERROR } from './render-error.ts'

export interface TelemetryWatchProps {
  /** @default the site's adapters */
  adapters?: readonly (() => Promise<TelemetryAdapter>)[]
  /** Whether visitors of this deployment have consented. @default VITE_TELEMETRY_CONSENT is `granted` */
  consent?: boolean
}

/**
 * Counts the visit once per browser session. With consent it also reports page views without ids, the signed-in member
 * under a masked id, and errors that reached the window or an error boundary (S7.67, S7.68, S8.20).
 */
export function TelemetryWatch({
  adapters = telemetryAdapters,
  consent = import.meta.env.VITE_TELEMETRY_CONSENT === 'granted',
}: TelemetryWatchProps) {
  const fandeck = useFandeck()
  const memberId = useUser()?.memberId
  const { pathname } = useLocation()
  const { placeOf } = usePages()
  const [telemetry] = useState(() => createTelemetry(fandeck, adapters))
  const [ready, setReady] = useState(false)

  useEffect(() => void recordVisit(fandeck), [fandeck])

  useEffect(() => {
    if (consent) void telemetry.consent().then(() => setReady(true))
  }, [telemetry, consent])

  useEffect(() => {
    if (ready) telemetry.track('page_view', { path: placeOf(pathname).page.path })
  }, [ready, telemetry, placeOf, pathname])

  useEffect(() => {
    if (ready && memberId) telemetry.identify(memberId)
  }, [ready, telemetry, memberId])

  useEffect(() => {
    const failed = ({ error, message }: ErrorEvent) => telemetry.error(error ?? message)
    const renderFailed = (event: Event) => event instanceof ErrorEvent && telemetry.error(event.error)
    const rejected = ({ reason }: PromiseRejectionEvent) => telemetry.error(reason)
    addEventListener('error', failed)
    addEventListener('unhandledrejection', rejected)
    addEventListener(RENDER_ERROR, renderFailed)
    return () => {
      removeEventListener('error', failed)
      removeEventListener('unhandledrejection', rejected)
      removeEventListener(RENDER_ERROR, renderFailed)
    }
  }, [telemetry])

  return null
}
