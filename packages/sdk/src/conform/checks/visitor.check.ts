import type { Check } from '../check.ts'
import { inWords, isAnswer } from '../exchange.ts'
import { inputOf } from '../inputs.ts'

/** What belongs to a member is refused to a visitor. */
export const visitor: Check = {
  name: 'visitor',
  about: 'A call of a member without a token is refused.',
  rows: ['D73'],
  async run(world, report) {
    for (const called of world.calls) {
      const { auth, method } = called.endpoint
      if (method !== 'GET' || auth === 'public' || auth === 'optional') continue
      const input = await inputOf(world, called)
      if ('reason' in input) report.skip(called, String(input.reason))
      else {
        const reply = await world.send(called, input, { as: 'visitor', expects: 'refusal' })
        const findings = isAnswer(reply)
          ? [{ field: 'without a token', found: inWords(reply), expected: 'a refusal: HTTP 401' }]
          : []
        report.judge(called, findings)
      }
    }
  },
}
