import { getPacksEndpoint } from '../../cards/cards.endpoints.ts'
import { getDropsInformationEndpoint } from '../../drops/drops.endpoints.ts'
import type { Check } from '../check.ts'
import { contracted } from '../contract.ts'
import { differs } from '../sequence.ts'

/** Several packs in one request. */
export const packNames: Check = {
  name: 'pack-names',
  about: 'A request with two names of packs returns both, and leaves out a name that does not exist.',
  async run(world, report) {
    if (!world.has(getPacksEndpoint)) return
    const called = contracted(getPacksEndpoint)
    const { data } = await world.call(getDropsInformationEndpoint, {})
    const names = [...new Set((data?.drops ?? []).map(({ packName }) => packName))].slice(0, 2)
    const query = { packNames: [...names, 'no-such-pack'].join(',') }
    if (names.length < 2) return report.skip(called, 'The drops have fewer than two packs.')
    const found = Object.keys((await world.call(getPacksEndpoint, { query })).data ?? {})
    report.judge(
      called,
      differs(`packs of pack_name_list=${query.packNames}`, found.toSorted().join(), names.toSorted().join()),
    )
  },
}
