import * as z from 'zod/mini'

/** A service, and the origin of its script where it is not the service's own, such as that of a proxy. */
const Service = z.object({ id: z.string(), origin: z.optional(z.string()) })

/** The analytics, recording and monitoring services of a deployment. `telemetryOf` checks the values. */
export const TelemetryConfig = z.object({
  /** Google Analytics 4, by its measurement id `G-…` (S7.67). */
  ga4: z.optional(Service),
  /** Microsoft Clarity, by the id of its project (S7.68). */
  clarity: z.optional(Service),
  /** Sentry, by the DSN of its project (S7.69). */
  sentry: z.optional(z.object({ dsn: z.string() })),
})
export type TelemetryConfig = z.output<typeof TelemetryConfig>
