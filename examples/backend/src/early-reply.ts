import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Backend } from './context.ts'
import { beginAnswer, crossOrigin, httpDate } from './default-headers.ts'
import { envelopeOf, type Problem } from './problem.ts'
import { requestIdOf } from './request-id.ts'

/** A serialised refusal, so that a frequent one is serialised once. */
export interface EarlyAnswer {
  status: number
  headers: Readonly<Record<string, string | number>>
  text: string
}

/** Returns the refusal as the envelope of the SDK. */
export function earlyRefusal(problem: Problem, body: object = envelopeOf(problem)): EarlyAnswer {
  const text = JSON.stringify(body)
  return {
    status: problem.http,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      ...(problem.retryAfterS !== undefined && { 'Retry-After': problem.retryAfterS }),
    },
    text,
  }
}

/** Answers requests before the app does, with the same headers. */
export function earlyAnswers(backend: Backend) {
  const { allow } = crossOrigin(backend)
  return (incoming: IncomingMessage, outgoing: ServerResponse, answer: EarlyAnswer): void => {
    beginAnswer(outgoing)
    allow(incoming.headers.origin, outgoing)
    outgoing.setHeader('Date', httpDate(backend.now()))
    const given = incoming.headers['x-request-id']
    outgoing.setHeader('X-Request-Id', requestIdOf(typeof given === 'string' ? given : undefined))
    outgoing.writeHead(answer.status, answer.headers).end(answer.text)
  }
}
