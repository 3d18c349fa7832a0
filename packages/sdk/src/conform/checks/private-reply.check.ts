import type { Check } from '../check.ts'
import { isAnswer } from '../exchange.ts'

/** The `Cache-Control` of what belongs to a member. */
export const privateReply: Check = {
  name: 'private-reply',
  about: 'No cache keeps what belongs to a member, a refusal, or the reply to a write.',
  rows: ['D42'],
  reply(exchange) {
    const { called, headers, hasToken } = exchange
    const { auth, method, base } = called.endpoint
    if (base === 'cdn') return undefined
    const isPublic = method === 'GET' && auth !== 'member' && !hasToken && isAnswer(exchange)
    if (isPublic) return undefined
    const found = headers.get('cache-control') ?? ''
    return /\bno-store\b/i.test(found)
      ? []
      : [{ field: 'header Cache-Control', found: found || 'nothing', expected: 'no-store' }]
  },
}
