import { safeParse } from 'zod/mini'
import type { Check } from '../check.ts'
import type { Contracted } from '../contract.ts'
import { inWords, isAnswer } from '../exchange.ts'
import type { World } from '../world.ts'

/** The calls that close the account of the member, if a backend accepts them. */
const CLOSING = ['withdrawEndpoint', 'withdrawAllEndpoint']

/** Returns whether a call has a body in JSON with at least one field, so that one without fields must be refused. */
const needsBody = ({ endpoint: { body, multipart } }: Contracted) =>
  body !== undefined && !multipart && !safeParse(body, {}).success

/** Sends a body without fields. Its path has samples: nothing is found there, or the body is refused. */
async function send(world: World, called: Contracted) {
  const { endpoint } = called
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, endpoint.params?.[name] ? 'none' : 1]))
  const idempotencyKey = endpoint.idempotent && crypto.randomUUID()
  return world.send(called, { params, idempotencyKey }, { expects: 'refusal', bare: true })
}

/** Bodies without their fields. */
export const emptyBody: Check = {
  name: 'empty-body',
  about: 'A write without the fields of its body is refused.',
  async run(world, report) {
    for (const called of world.calls.filter(needsBody)) {
      if (CLOSING.includes(called.name))
        report.skip(called, 'A backend that accepts it closes the account of the member.')
      else if (!world.settings.write) report.skip(called, 'With --write: sends the call without a body.')
      else if (called.endpoint.auth !== 'public' && world.token === undefined)
        report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
      else {
        const reply = await send(world, called)
        report.judge(
          called,
          isAnswer(reply)
            ? [{ field: 'body', found: inWords(reply), expected: 'a refusal of a body without its fields' }]
            : [],
        )
      }
    }
  },
}
