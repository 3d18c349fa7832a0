import type { Check } from '../check.ts'
import type { Contracted } from '../contract.ts'
import { envelopeOf, isAnswer } from '../exchange.ts'
import { inputOf } from '../inputs.ts'
import type { World } from '../world.ts'

/** The calls whose status is the answer: each reply is one. */
const BY_STATUS = ['checkWhitelistEndpoint', 'checkNicknameEndpoint']

/** Returns why the reply to a read cannot be judged as a success. */
async function read(world: World, called: Contracted): Promise<string | undefined> {
  const { endpoint, name } = called
  const needsMember = endpoint.auth === 'member' || endpoint.auth === 'verified'
  if (needsMember && world.token === undefined) return 'Set FANDECK_MEMBER_TOKEN to the token of a member.'
  const input = await inputOf(world, called)
  if ('reason' in input) return String(input.reason)
  const open = BY_STATUS.includes(name) || endpoint.auth === 'verified'
  const exchange = await world.send(called, input, { expects: open ? 'any' : 'answer' })
  if (endpoint.auth === 'verified' && envelopeOf(exchange).code === 'NOT_VERIFIED')
    return 'The member is not verified (NOT_VERIFIED). Use the token of one who is.'
  // What was left open above, so that these two are no faults, is a fault in any other case.
  if (open && !BY_STATUS.includes(name) && !isAnswer(exchange)) await world.send(called, input)
  return undefined
}

/** Reads everything that the profile reads; other checks judge the replies. */
export const reads: Check = {
  name: 'reads',
  about: 'Each read of the profile is answered, with ids that the backend itself lists.',
  async run(world, report) {
    for (const called of world.calls) {
      // The renewal of the session is a sequence.
      if (called.endpoint.method !== 'GET' || called.name === 'refreshEndpoint') continue
      const reason = await read(world, called)
      if (reason === undefined) report.judge(called, [])
      else report.skip(called, reason)
    }
  },
}
