import type { TelemetryAdapter } from '@fandeck/sdk/telemetry'

/** The analytics, recording and monitoring services of this site, each loaded after consent; none by default (D47). */
export const telemetryAdapters: readonly (() => Promise<TelemetryAdapter>)[] = []
