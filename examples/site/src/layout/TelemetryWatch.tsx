import { useFandeck } from '@fandeck/react'
import { recordVisit } from '@fandeck/sdk/telemetry'
import { lazy, Suspense, useEffect } from 'react'
import { useSite } from '../site-context.ts'

// The page goes on without them: nothing is asked and nothing reported.
const TelemetryServices = lazy(() =>
  import('../telemetry/TelemetryServices.tsx').catch(() => ({ default: () => <></> })),
)

/** Counts the visit once per browser session; loads what reports to services only where some are configured (D47). */
export function TelemetryWatch() {
  const fandeck = useFandeck()
  const { telemetry } = useSite()
  useEffect(() => void recordVisit(fandeck), [fandeck])
  return (
    telemetry && (
      <Suspense>
        <TelemetryServices />
      </Suspense>
    )
  )
}
