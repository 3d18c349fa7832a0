import type { TelemetryAdapter } from '@fandeck/sdk/telemetry'
import { telemetrySampling } from '@fandeck/sdk/telemetry'
import {
  browserSessionIntegration,
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  setTag,
  setUser,
} from '@sentry/browser'

/**
 * Sentry: monitors every session that consents, and the errors that `isReportable` lets through (S7.69). Its own
 * listeners, breadcrumbs and addresses stay off, because they would carry texts of the page and queries.
 */
export async function sentry({ dsn }: { dsn: string }): Promise<TelemetryAdapter> {
  init({
    dsn,
    sampleRate: telemetrySampling.sessionSampleRate / 100,
    // Sessions are counted by release.
    release: 'fandeck-site',
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    defaultIntegrations: false,
    integrations: [browserSessionIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
  })
  return {
    track(_, { path }) {
      if (typeof path === 'string') setTag('page', path)
    },
    identify: (masked) => setUser({ id: masked }),
    error: (error, properties) => void captureException(error, { tags: { ...properties } }),
  }
}
