import {
  getDropEndpoint,
  getDropsInformationEndpoint,
  getPurchaseLimitEndpoint,
  getRemainingEndpoint,
} from '../../drops/drops.endpoints.ts'
import { PossibleQuantityReply, RemainTotalReply } from '../../drops/drops.schema.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { inputNamed } from '../inputs.ts'
import { wireField } from '../wire-names.ts'

const atMost = (field: string, found: number, most: number, what: string): Finding[] =>
  found <= most ? [] : [{ field, found: String(found), expected: `at most ${most}, ${what}` }]

/** The numbers of a drop in three calls. */
export const stock: Check = {
  name: 'stock',
  about: 'A drop has no more packs left than it has packs, and a member can buy no more than the limit.',
  async run(world, report) {
    if (!world.has(getDropEndpoint) && !world.has(getDropsInformationEndpoint)) return
    const dropId = await inputNamed(world, 'dropId')
    if (!('value' in dropId)) return report.skip(contracted(getDropEndpoint), dropId.reason)
    const params = { dropId: Number(dropId.value) }
    const info = (await world.call(getDropEndpoint, { params })).data?.info
    if (!info) return report.skip(contracted(getDropEndpoint), 'The drop cannot be read.')
    const left = (await world.call(getRemainingEndpoint, { params })).data
    if (left)
      report.judge(
        contracted(getRemainingEndpoint),
        atMost(
          wireField(RemainTotalReply, left, 'remainingPacks'),
          left.remainingPacks,
          info.totalPacks,
          'the packs of the drop',
        ),
      )
    const limit = (await world.call(getPurchaseLimitEndpoint, { params }, { as: 'visitor' })).data
    const own = world.token && (await world.call(getPurchaseLimitEndpoint, { params })).data
    for (const found of [limit, own || undefined])
      if (found)
        report.judge(
          contracted(getPurchaseLimitEndpoint),
          atMost(
            wireField(PossibleQuantityReply, found, 'purchasablePacks'),
            found.purchasablePacks,
            info.maxPerMember,
            'the limit of a member',
          ),
        )
  },
}
