import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { maskAccount } from '../validation/mask.ts'
import { recordVisitEndpoint } from './telemetry.endpoints.ts'

/** Properties of an event; never a token, a phone number or an address. */
export type TelemetryProperties = Readonly<Record<string, string | number | boolean>>

/** One analytics, recording or monitoring service (D47). */
export interface TelemetryAdapter {
  /** Counts an event, such as a page view. */
  track?(name: string, properties: TelemetryProperties): void
  /** Identifies the visitor of a recording by a masked id. */
  identify?(id: string): void
  /** Reports an error to monitoring. */
  error?(error: unknown, properties: TelemetryProperties): void
}

/** Options of the monitoring services: sample every session (S7.69). */
export const telemetrySampling = { sessionSampleRate: 100 } as const

/** Errors that monitoring never receives (S8.20). */
const DROPPED = ['sendAppInfo', 'Script error.']

/** Returns whether to report an error: not one that mentions `sendAppInfo` or `Script error.` (S8.20). */
export function isReportable(error: unknown): boolean {
  const message = error instanceof Error ? `${error.message} ${error.stack ?? ''}` : String(error)
  return !DROPPED.some((dropped) => message.includes(dropped))
}

/** Sends to all adapters once the visitor has consented. */
export interface Telemetry {
  /** Loads the adapters; does not send earlier events. Later calls do nothing. */
  consent(): Promise<void>
  /** Counts an event (S7.67). */
  track(name: string, properties?: TelemetryProperties): void
  /** Identifies the signed-in member by a masked id (S7.68). */
  identify(memberId: string): void
  /** Reports an error, unless `isReportable` drops it (S7.69, S8.20). */
  error(error: unknown, properties?: TelemetryProperties): void
}

/**
 * Creates the telemetry, whose adapters load only after consent. Without adapters, as on a brand's page, every call
 * call does nothing.
 *
 * @param adapters functions that load an adapter, such as `() => import('./analytics.ts').then((m) => m.analytics)`
 * @example
 * const telemetry = createTelemetry(fandeck, [() => import('./rum.ts').then(({ rum }) => rum)])
 * if (hasConsent) await telemetry.consent()
 * @see D47
 */
export function createTelemetry(
  { platform }: Pick<Fandeck, 'platform'>,
  adapters: readonly (() => Promise<TelemetryAdapter>)[] = [],
): Telemetry {
  let loaded: TelemetryAdapter[] = []
  let loading: Promise<void> | undefined

  /** An adapter that throws must not break the page or the other adapters. */
  function each(run: (adapter: TelemetryAdapter) => void): void {
    for (const adapter of loaded) {
      try {
        run(adapter)
      } catch (error) {
        platform.logger.warn('A telemetry adapter threw.', error)
      }
    }
  }

  async function load(): Promise<void> {
    const results = await Promise.allSettled(adapters.map((adapter) => adapter()))
    loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    if (loaded.length < results.length) platform.logger.warn('A telemetry adapter could not be loaded.')
  }

  return {
    consent() {
      loading ??= load()
      return loading
    },
    track: (name, properties = {}) => each((adapter) => adapter.track?.(name, properties)),
    identify: (memberId) => each((adapter) => adapter.identify?.(maskAccount(memberId))),
    error(error, properties = {}) {
      if (isReportable(error)) each((adapter) => adapter.error?.(error, properties))
    },
  }
}

const VISIT_KEY = 'fandeck:visit'

/**
 * Counts the visit once per browser session, under an id of that session. A visit that cannot be counted now is
 * counted at the next call.
 *
 * @see S7.22
 */
export async function recordVisit(fandeck: Fandeck, options?: CallOptions): Promise<void> {
  const { sessionStorage, random } = fandeck.platform
  try {
    if (sessionStorage.getItem(VISIT_KEY) !== null) return
    const sessionId = random.uuid()
    sessionStorage.setItem(VISIT_KEY, sessionId)
    await call(fandeck, recordVisitEndpoint, { body: { sessionId } }, options).catch((error: unknown) => {
      sessionStorage.removeItem(VISIT_KEY)
      throw error
    })
  } catch (error) {
    fandeck.platform.logger.warn('The visit was not counted.', error)
  }
}
