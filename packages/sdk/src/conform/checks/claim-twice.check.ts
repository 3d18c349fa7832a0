import { claimCodeEndpoint } from '../../claims/claims.endpoints.ts'
import { ClaimedCard } from '../../claims/claims.schema.ts'
import { generateCode } from '../../claims/code.ts'
import { getPointsEndpoint } from '../../points/points.endpoints.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { inWords, isAnswer } from '../exchange.ts'
import { differs, refused, repeats } from '../sequence.ts'
import { wireField } from '../wire-names.ts'
import type { World } from '../world.ts'

const claim = (world: World, code: string, key: string, expects: 'answer' | 'refusal' = 'answer') => {
  const mintingId = Number(world.settings.given.mintingId ?? 1)
  const input = { params: { mintingId }, body: { checkData: code }, idempotencyKey: key }
  return world.call(claimCodeEndpoint, input, { expects })
}

/** A backend may tell a member's own code from another member's. */
export const REFUSED_AGAIN = ['CODE_YOURS', 'CODE_USED'] as const
/** Claims a code that was never printed; its series can have another form, so that the refusal has no certain code. */
async function unknownCode(world: World): Promise<Finding[]> {
  const code = generateCode((bytes) => crypto.getRandomValues(bytes))
  const reply = await claim(world, code, crypto.randomUUID(), 'refusal')
  return refused('a code that does not exist', reply)
}

/** Claims a code, repeats the request, and claims it again with another key. */
async function twice(world: World, code: string): Promise<Finding[]> {
  const key = crypto.randomUUID()
  const first = await claim(world, code, key)
  if (!isAnswer(first))
    return [{ field: 'the first claim', found: inWords(first), expected: 'the card of the code' }]
  const points = (await world.call(getPointsEndpoint, {}, { expects: 'any' })).data
  const repeated = await claim(world, code, key)
  const again = await claim(world, code, crypto.randomUUID(), 'refusal')
  return [
    ...(points && first.data
      ? differs(wireField(ClaimedCard, first.data, 'totalPoint'), first.data.totalPoint, points.total)
      : []),
    ...repeats('the same Idempotency-Key twice', repeated, first),
    ...refused('a code claimed twice', again, ...REFUSED_AGAIN),
  ]
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
    else {
      report.judge(called, await twice(world, given.code))
      report.judge(called, await unknownCode(world))
    }
  },
}
