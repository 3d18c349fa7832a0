import * as z from 'zod/mini'
import type { TelemetryConfig } from './telemetry-config.ts'

const id = z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/)))
const origin = z.optional(
  z.string().check(z.refine((text) => URL.canParse(text) && new URL(text).origin === text)),
)

/** The variables of the server's environment. */
const Variables = z.object({
  GA4_ID: id,
  GA4_ORIGIN: origin,
  CLARITY_ID: id,
  CLARITY_ORIGIN: origin,
  SENTRY_DSN: z.optional(z.url({ protocol: /^https?$/ })),
})

/**
 * Reads the services from the environment, in which an empty variable counts as unset; `undefined` without any.
 *
 * @throws the ZodError of a value that no service has
 */
export function telemetryOf(variables: object): TelemetryConfig | undefined {
  const env = z.parse(Variables, Object.fromEntries(Object.entries(variables).filter(([, value]) => value)))
  const service = (given?: string, at?: string) =>
    given ? { id: given, ...(at && { origin: at }) } : undefined
  const ga4 = service(env.GA4_ID, env.GA4_ORIGIN)
  const clarity = service(env.CLARITY_ID, env.CLARITY_ORIGIN)
  const sentry = env.SENTRY_DSN ? { dsn: env.SENTRY_DSN } : undefined
  if (!ga4 && !clarity && !sentry) return undefined
  return { ...(ga4 && { ga4 }), ...(clarity && { clarity }), ...(sentry && { sentry }) }
}
