import type { TelemetryAdapter } from '@fandeck/sdk/telemetry'
import { allowScriptsOf } from './outer-script.ts'
import type { TelemetryConfig } from './telemetry-config.ts'

/** Returns what loads the adapters of the configured services; nothing loads before a visitor consents (D47). */
export function adaptersOf(config: TelemetryConfig): (() => Promise<TelemetryAdapter>)[] {
  const { ga4, clarity, sentry } = config
  let allowed = false
  /** Loads a service whose script loads further scripts. */
  const adding = (load: () => Promise<TelemetryAdapter>) => () => {
    if (!allowed) allowScriptsOf(config)
    allowed = true
    return load()
  }
  return [
    ...(ga4 ? [adding(async () => (await import('./ga4.ts')).ga4(ga4))] : []),
    ...(clarity ? [adding(async () => (await import('./clarity.ts')).clarity(clarity))] : []),
    ...(sentry ? [async () => (await import('./sentry.ts')).sentry(sentry)] : []),
  ]
}
