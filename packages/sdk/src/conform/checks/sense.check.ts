import type { Check } from '../check.ts'
import { isAnswer } from '../exchange.ts'
import { rules } from '../sense.ts'

/** What the fields of a reply say together. */
export const sense: Check = {
  name: 'sense',
  about: 'The fields of a reply fit each other: ends after starts, newest rows first, each copy once.',
  reply(exchange) {
    const own = rules.filter(({ endpoint }) => endpoint === exchange.called.endpoint)
    if (own.length === 0 || !isAnswer(exchange)) return undefined
    return own.flatMap(({ judge }) => judge(exchange))
  },
}
