import { SESSION_INVALID } from '../../http/envelope.ts'
import type { Check } from '../check.ts'
import { envelopeOf, inWords } from '../exchange.ts'
import { inputOf } from '../inputs.ts'

const ENDED = 'a-token-that-is-not-valid'

/** Status 2009, which ends the session of a page. */
export const sessionEnded: Check = {
  name: 'session-ended',
  about: 'A token that is not valid is refused with status "2009", also where a token is optional.',
  rows: ['S8.1'],
  async run(world, report) {
    for (const called of world.calls) {
      const { auth, method } = called.endpoint
      if (method !== 'GET' || auth === 'public') continue
      const input = await inputOf(world, called)
      if ('reason' in input) report.skip(called, String(input.reason))
      else {
        const reply = await world.send(called, input, { as: { bearer: ENDED }, expects: 'refusal' })
        const isEnded = String(envelopeOf(reply).status) === SESSION_INVALID
        report.judge(
          called,
          isEnded
            ? []
            : [{ field: 'status', found: inWords(reply), expected: `status "${SESSION_INVALID}"` }],
        )
      }
    }
  },
}
