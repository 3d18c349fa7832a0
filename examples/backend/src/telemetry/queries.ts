import { type Span, SpanKind, trace } from '@opentelemetry/api'
import type { ClientBase } from 'pg'
import { endSpan, tracer } from './spans.ts'

/** Returns the text of a statement, without its values. */
function textOf(statement: unknown): string {
  const text: unknown = typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text')
  return typeof text === 'string' ? text : ''
}

function startQuery(statement: unknown): Span {
  const text = textOf(statement)
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
  return tracer().startSpan(`postgresql ${operation}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    },
  })
}

/** Ends the span when the driver calls back. */
const ending =
  (span: Span, done: (...args: unknown[]) => unknown) =>
  (...args: unknown[]) => {
    endSpan(span, args[0])
    return done(...args)
  }

/** Records the statements of a connection inside a request or a piece of work; what polls for work is left out. */
export function traceQueries(client: ClientBase): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args: unknown[]) {
      if (!trace.getActiveSpan()?.isRecording()) return Reflect.apply(query, self, args)
      const span = startQuery(args[0])
      const last = args.at(-1)
      if (typeof last === 'function') {
        const done = ending(span, (...reply) => Reflect.apply(last, undefined, reply))
        return Reflect.apply(query, self, args.with(-1, done))
      }
      const result: unknown = Reflect.apply(query, self, args)
      if (result instanceof Promise)
        result.then(
          () => endSpan(span),
          (error: unknown) => endSpan(span, error),
        )
      else endSpan(span)
      return result
    },
  })
}
