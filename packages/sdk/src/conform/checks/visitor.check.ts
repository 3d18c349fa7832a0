import type { Check } from '../check.ts'
import { envelopeOf, inWords, isAnswer } from '../exchange.ts'
import { inputOf } from '../inputs.ts'

/** What belongs to a member is refused to a visitor. */
export const visitor: Check = {
  name: 'visitor',
  about: 'A call of a member without a token is refused, and one with an optional token is answered.',
  rows: ['D73'],
  async run(world, report) {
    for (const called of world.calls) {
      const { auth, method } = called.endpoint
      if (method !== 'GET' || auth === 'public') continue
      const input = await inputOf(world, called)
      if ('reason' in input) report.skip(called, String(input.reason))
      else {
        const isOpen = auth === 'optional'
        const reply = await world.send(called, input, { as: 'visitor', expects: isOpen ? 'any' : 'refusal' })
        const expected = isOpen ? 'an answer: the token is optional' : 'a refusal: HTTP 401'
        const fits = isAnswer(reply) === isOpen || (isOpen && envelopeOf(reply).code === 'NOT_FOUND')
        report.judge(called, fits ? [] : [{ field: 'without a token', found: inWords(reply), expected }])
      }
    }
  },
}
