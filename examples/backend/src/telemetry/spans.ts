// Spans of OpenTelemetry. Without an exporter (`exporter.ts`) nothing is recorded.
import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Returns the tracer of the running exporter. */
export const tracer = () => trace.getTracer('@fandeck/backend')

/** Ends a span; records only the type of a failure, because messages can contain members' data. */
export function endSpan(span: Span, error?: unknown): void {
  if (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

async function run<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, error ?? 'rejected')
    throw error
  }
}

/** Runs a piece of work of the outbox in a span of its own. */
export const inWork = <T>(kind: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(`outbox ${kind}`, { kind: SpanKind.CONSUMER, attributes }, (span) =>
    run(span, work),
  )

/** Runs a request to a payment company in a span. */
export const inGateway = <T>(call: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(`gateway ${call}`, { kind: SpanKind.CLIENT, attributes }, (span) =>
    run(span, work),
  )
