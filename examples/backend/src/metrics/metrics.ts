import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What a process counts about its answers. */
export interface Metrics {
  registry: Registry
  /** Counts an answer. `route` is the path with its parameters by name, so that the label has few values. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void
  /** Counts a refusal by its code, such as `SOLD_OUT`. */
  refused(code: string): void
}

/** Creates the metrics of a process, among them those of Node. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'fandeck_answer_seconds',
    help: 'The time to an answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'fandeck_refusals_total',
    help: 'The refused requests, by code.',
    labelNames: ['code'],
    registers: [registry],
  })
  return {
    registry,
    answered: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status: String(status) }, seconds),
    refused: (code) => refusals.inc({ code }),
  }
}
