// Sends spans to a collector by OTLP over HTTP. Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT (`main.ts`).
import { setTimeout as pause } from 'node:timers/promises'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'

/** How long a shutdown waits for a collector that does not answer, ms. */
const LAST_MS = 2000

/**
 * Starts to send spans to `endpoint`, such as `http://localhost:4318`. The other variables of OpenTelemetry, such as
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS`, are read by its library.
 *
 * @returns a function that sends what is left, and stops
 */
export function startTelemetry(endpoint: string): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'fandeck-backend' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await Promise.race([provider.shutdown().catch(() => {}), pause(LAST_MS, undefined, { ref: false })])
    trace.disable()
    context.disable()
  }
}
