import { claimCodeEndpoint } from '../../claims/claims.endpoints.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { dataOf, envelopeOf, inWords, isAnswer } from '../exchange.ts'
import { shown } from '../judge.ts'
import type { World } from '../world.ts'

const claim = (world: World, code: string, key: string, expects: 'answer' | 'refusal' = 'answer') => {
  const mintingId = Number(world.settings.given.mintingId ?? 1)
  const input = { params: { mintingId }, body: { checkData: code }, idempotencyKey: key }
  return world.call(claimCodeEndpoint, input, { expects })
}

/** A backend may tell a member's own code from another member's. */
const REFUSALS = new Set<unknown>(['CODE_YOURS', 'CODE_USED'])

/** Claims a code, repeats the request, and claims it again with another key. */
async function twice(world: World, code: string): Promise<Finding[]> {
  const key = crypto.randomUUID()
  const first = await claim(world, code, key)
  if (!isAnswer(first))
    return [{ field: 'the first claim', found: inWords(first), expected: 'the card of the code' }]
  const repeated = await claim(world, code, key)
  const faults: Finding[] = []
  if (!isAnswer(repeated) || JSON.stringify(dataOf(repeated)) !== JSON.stringify(dataOf(first)))
    faults.push({
      field: 'the same Idempotency-Key twice',
      found: isAnswer(repeated) ? shown(dataOf(repeated)) : inWords(repeated),
      expected: `the first reply: ${shown(dataOf(first))}`,
    })
  const again = await claim(world, code, crypto.randomUUID(), 'refusal')
  if (!REFUSALS.has(envelopeOf(again).code))
    faults.push({
      field: 'a code claimed twice',
      found: inWords(again),
      expected: 'HTTP 4xx, code "CODE_YOURS" or "CODE_USED"',
    })
  return faults
}

/** A code that is claimed twice. */
export const claimTwice: Check = {
  name: 'claim-twice',
  about: 'A code gives its card once: the same key repeats the reply, another key is refused.',
  rows: ['D42', 'D12'],
  async run(world, report) {
    if (!world.has(claimCodeEndpoint)) return
    const called = contracted(claimCodeEndpoint)
    const { given, write } = world.settings
    if (!write) report.skip(called, 'With --write: claims the code of --with code=… for the member.')
    else if (given.code === undefined) report.skip(called, 'Name an unused code: --with code=…,mintingId=…')
    else if (world.token === undefined)
      report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
    else report.judge(called, await twice(world, given.code))
  },
}
