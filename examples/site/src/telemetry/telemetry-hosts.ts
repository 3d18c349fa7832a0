import type { TelemetryConfig } from './telemetry-config.ts'

/** The origins of the two scripts. */
export const GA4_ORIGIN = 'https://www.googletagmanager.com'
export const CLARITY_ORIGIN = 'https://www.clarity.ms'

/** What the pages of a deployment load and send to, as sources of a content security policy. */
export interface TelemetryHosts {
  scripts: readonly string[]
  connections: readonly string[]
}

/** Returns the hosts of the configured services, and no others. */
export function telemetryHosts({ ga4, clarity, sentry }: TelemetryConfig = {}): TelemetryHosts {
  const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  const microsoft = ['https://*.clarity.ms', 'https://c.bing.com']
  return {
    scripts: [
      ...(ga4 ? [ga4.origin ?? GA4_ORIGIN] : []),
      ...(clarity
        ? clarity.origin
          ? [clarity.origin]
          : [CLARITY_ORIGIN, 'https://scripts.clarity.ms']
        : []),
    ],
    connections: [
      ...(ga4 ? [ga4.origin ?? GA4_ORIGIN, ...(ga4.origin ? [] : google)] : []),
      ...(clarity ? (clarity.origin ? [clarity.origin] : microsoft) : []),
      ...(sentry ? [new URL(sentry.dsn).origin] : []),
    ],
  }
}
