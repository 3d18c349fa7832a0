import { useFandeck, useUser } from '@fandeck/react'
import { createTelemetry, type Telemetry, type TelemetryAdapter } from '@fandeck/sdk/telemetry'
import { useEffect, useState } from 'react'
import { RENDER_ERROR } from '../layout/render-error.ts'
import { usePages } from '../router/pages-context.ts'
import { useLocation } from '../router/Router.tsx'
import { useSite } from '../site-context.ts'
import { adaptersOf } from './adapters.ts'
import { ConsentSheet } from './ConsentSheet.tsx'
import { useConsent } from './consent.ts'
import { FUNNEL } from './funnel.ts'

export interface TelemetryServicesProps {
  /** The services, each loaded after consent. @default those of the configuration */
  adapters?: readonly (() => Promise<TelemetryAdapter>)[] | undefined
  /** Whether the visitor has consented. @default their stored answer */
  consent?: boolean | undefined
}

/**
 * With consent reports page views by route, the steps from a drop to its cards, the signed-in member under a masked id,
 * and errors that reached the window or an error boundary (S7.67 to S7.69, S8.20). Asks for the consent first.
 */
export default function TelemetryServices({ adapters, consent }: TelemetryServicesProps) {
  const fandeck = useFandeck()
  const memberId = useUser()?.memberId
  const { pathname } = useLocation()
  const { placeOf } = usePages()
  const services = useSite().telemetry
  const answer = useConsent()
  const allowed = consent ?? answer === 'granted'
  const [telemetry, setTelemetry] = useState<Telemetry>()

  useEffect(() => {
    // A service that has loaded records on: only a new page is without it.
    if (!allowed) return telemetry && location.reload()
    if (telemetry) return
    let current = true
    async function load() {
      const found = adapters ?? (services && adaptersOf(services))
      if (!found || !current) return
      const created = createTelemetry(fandeck, found)
      await created.consent()
      if (current) setTelemetry(created)
    }
    load().catch((error: unknown) => fandeck.platform.logger.warn('The telemetry did not load.', error))
    return () => {
      current = false
    }
  }, [fandeck, allowed, adapters, services, telemetry])

  useEffect(() => {
    telemetry?.track('page_view', { path: placeOf(pathname).page.path })
  }, [telemetry, placeOf, pathname])

  useEffect(() => {
    if (memberId) telemetry?.identify(memberId)
  }, [telemetry, memberId])

  useEffect(
    () =>
      telemetry &&
      fandeck.events.onEach((type) => {
        const step = FUNNEL.get(type)
        if (step) telemetry.track(step)
      }),
    [telemetry, fandeck],
  )

  useEffect(() => {
    const failed = ({ error, message }: ErrorEvent) => telemetry?.error(error ?? message)
    const renderFailed = (event: Event) => event instanceof ErrorEvent && telemetry?.error(event.error)
    const rejected = ({ reason }: PromiseRejectionEvent) => telemetry?.error(reason)
    addEventListener('error', failed)
    addEventListener('unhandledrejection', rejected)
    addEventListener(RENDER_ERROR, renderFailed)
    return () => {
      removeEventListener('error', failed)
      removeEventListener('unhandledrejection', rejected)
      removeEventListener(RENDER_ERROR, renderFailed)
    }
  }, [telemetry])

  if (!services || consent !== undefined || answer) return null
  return <ConsentSheet />
}
