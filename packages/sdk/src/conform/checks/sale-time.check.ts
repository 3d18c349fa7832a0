import { getDropEndpoint } from '../../drops/drops.endpoints.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { FIELDS } from '../fields.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const begins = (found: number, expected: number): Finding[] =>
  found === expected
    ? []
    : [
        {
          field: FIELDS.saleStart,
          found: new Date(found).toISOString(),
          expected: `${new Date(expected).toISOString()}, written in Seoul time`,
        },
      ]

/** The start of a sale that its owner knows. A start in another zone has the same shape. */
export const saleTime: Check = {
  name: 'sale-time',
  about: 'A drop starts at the time of --with startsAt=….',
  async run(world, report) {
    const { dropId, startsAt } = world.settings.given
    const called = contracted(getDropEndpoint)
    if (!world.has(getDropEndpoint)) return
    if (dropId === undefined || startsAt === undefined)
      return report.skip(
        called,
        'Name a drop and its start: --with dropId=1,startsAt=2026-12-01T19:00:00+09:00',
      )
    if (!ISO.test(startsAt)) throw new Error('startsAt is a time such as 2026-12-01T19:00:00+09:00.')
    const info = (await world.call(getDropEndpoint, { params: { dropId: Number(dropId) } })).data?.info
    if (!info) return report.skip(called, 'The drop cannot be read.')
    report.judge(called, begins(info.startAt, Date.parse(startsAt)))
  },
}
