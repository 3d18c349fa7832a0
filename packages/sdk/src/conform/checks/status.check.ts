import type { Check, Finding } from '../check.ts'
import { type Exchange, envelopeOf, inWords, isAnswer, isFile, NO_REPLY } from '../exchange.ts'
import { shown } from '../judge.ts'

function envelopeFaults(exchange: Exchange): Finding[] {
  const { status } = envelopeOf(exchange)
  // The SDK reads a number, too, except where the text decides (S8.6).
  const isStatus =
    typeof status === 'string' || (typeof status === 'number' && !exchange.called.endpoint.textStatus)
  return isStatus ? [] : [{ field: 'status', found: shown(status), expected: 'text, such as "200"' }]
}

/** HTTP status and envelope. */
export const status: Check = {
  name: 'status',
  about: 'A reply is JSON in an envelope; a success has HTTP 200 and status "200", a refusal HTTP 4xx.',
  rows: ['S7.1', 'S8.5'],
  reply(exchange) {
    const { expects, http, json, text } = exchange
    if (http === NO_REPLY)
      return [{ field: 'reply', found: text, expected: 'a reply within the limit of the SDK' }]
    if (json === undefined)
      return [{ field: 'body', found: `HTTP ${http}, ${shown(text.slice(0, 40))}`, expected: 'JSON' }]
    const faults = isFile(exchange) ? [] : envelopeFaults(exchange)
    const found = inWords(exchange)
    if (http >= 500) faults.push({ field: 'HTTP status', found, expected: 'HTTP 200 or 4xx' })
    else if (expects === 'answer' && !isAnswer(exchange))
      faults.push({ field: 'HTTP status', found, expected: 'HTTP 200, status "200"' })
    else if (expects === 'refusal' && isAnswer(exchange))
      faults.push({ field: 'HTTP status', found, expected: 'a refusal: HTTP 4xx' })
    else if (!isAnswer(exchange) && (http < 400 || http > 499))
      faults.push({ field: 'HTTP status', found, expected: 'HTTP 4xx for a refusal' })
    return faults
  },
}
