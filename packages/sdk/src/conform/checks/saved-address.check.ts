import {
  deleteSavedDeliveryEndpoint,
  getSavedDeliveryEndpoint,
  saveDeliveryEndpoint,
} from '../../drops/drops.address.endpoints.ts'
import type { Check, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { shown } from '../judge.ts'
import type { World } from '../world.ts'

const SAMPLE = {
  deliveryName: 'Kim Haneul',
  deliveryPhone: '01012345678',
  postNumber: '04766',
  address: 'Seoul Seongdong-gu Wangsimni-ro 83',
  addressDetail: '101',
  deliveryRequest: '',
}

const saved = async (world: World) => (await world.call(getSavedDeliveryEndpoint, {})).data

/** Saves an address twice and deletes it twice. */
async function play(world: World, report: Reporter): Promise<void> {
  await world.call(saveDeliveryEndpoint, { body: SAMPLE })
  await world.call(saveDeliveryEndpoint, { body: SAMPLE })
  const read = await saved(world)
  const kept = read?.delivery
  const differs = Object.entries(SAMPLE).filter(([name, value]) => Reflect.get(Object(kept), name) !== value)
  const called = contracted(saveDeliveryEndpoint)
  if (!read) report.skip(called, 'The saved address cannot be read.')
  else
    report.judge(
      called,
      differs.map(([name, value]) => ({
        field: `the saved ${name}`,
        found: shown(Reflect.get(Object(kept), name)),
        expected: shown(value),
      })),
    )
  await world.call(deleteSavedDeliveryEndpoint, {})
  await world.call(deleteSavedDeliveryEndpoint, {})
  const left = await saved(world)
  if (!left) return report.skip(contracted(deleteSavedDeliveryEndpoint), 'The saved address cannot be read.')
  report.judge(
    contracted(deleteSavedDeliveryEndpoint),
    left.delivery ? [{ field: 'the address after its removal', found: 'an address', expected: 'none' }] : [],
  )
}

/** The saved delivery address. */
export const savedAddress: Check = {
  name: 'saved-address',
  about: 'The delivery address that is saved is the one that is read, and none once it is deleted.',
  async run(world, report) {
    if (!world.has(saveDeliveryEndpoint)) return
    const called = contracted(saveDeliveryEndpoint)
    if (!world.settings.write)
      return report.skip(
        called,
        'With --write: saves a delivery address and deletes it, if the member has none.',
      )
    if (world.token === undefined)
      return report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
    const before = await saved(world)
    if (!before) return report.skip(called, 'The saved address cannot be read, so that it would be lost.')
    if (before.delivery)
      return report.skip(called, 'The member has a delivery address, which stays as it is.')
    await play(world, report)
  },
}
