import { getOrderEndpoint, getTransactionEndpoint } from '../../drops/drops.endpoints.ts'
import {
  cancelOrderEndpoint,
  openPacksEndpoint,
  requestReturnEndpoint,
} from '../../drops/drops.packs.endpoints.ts'
import type { AnyInput, Endpoint } from '../../http/endpoint.ts'
import { getInquiryEndpoint } from '../../support/support.endpoints.ts'
import type { Check } from '../check.ts'
import { contracted } from '../contract.ts'
import { inputNamed } from '../inputs.ts'
import { refused } from '../sequence.ts'

/** What belongs to one member, the parameter that names it, and a body. */
const OWN: readonly { endpoint: Endpoint; id: string; body?: AnyInput['body'] }[] = [
  { endpoint: getOrderEndpoint, id: 'orderId' },
  { endpoint: getTransactionEndpoint, id: 'orderId' },
  { endpoint: getInquiryEndpoint, id: 'inquiryId' },
  { endpoint: openPacksEndpoint, id: 'orderId' },
  { endpoint: cancelOrderEndpoint, id: 'orderId', body: { reason: 'changedMind' } },
  { endpoint: requestReturnEndpoint, id: 'orderId', body: { reason: 'other' } },
]

/** Orders and inquiries of the member, requested by another one. */
export const otherMember: Check = {
  name: 'other-member',
  about: 'An order and an inquiry of a member do not exist for another member.',
  async run(world, report) {
    const { otherToken, write } = world.settings
    for (const { endpoint, id, body } of OWN) {
      if (!world.has(endpoint)) continue
      const called = contracted(endpoint)
      if (endpoint.method !== 'GET' && !write) {
        report.skip(called, 'With --write: opens, cancels and returns an order of the member as another one.')
        continue
      }
      if (otherToken === undefined) {
        report.skip(called, 'Set FANDECK_OTHER_MEMBER_TOKEN to the token of another member.')
        continue
      }
      const found = await inputNamed(world, id)
      if ('reason' in found) {
        report.skip(called, found.reason)
        continue
      }
      const input = { params: { [id]: found.value }, ...(body !== undefined && { body }) }
      const reply = await world.send(called, input, { as: { bearer: otherToken }, expects: 'refusal' })
      report.judge(called, refused('what belongs to another member', reply, 'NOT_FOUND'))
    }
  },
}
