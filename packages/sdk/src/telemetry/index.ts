/**
 * Visits and events for an analytics service.
 *
 * @module
 */
export {
  createTelemetry,
  isReportable,
  recordVisit,
  type Telemetry,
  type TelemetryAdapter,
  type TelemetryProperties,
  telemetrySampling,
} from './telemetry.ts'
