import type { Rows, ShopWorld } from '../../test/one-effect/row.ts'
import { claimed } from './shares.test-helper.ts'
import { cardArrivals } from './tables.ts'

const PATH = '/card/share/11/1'

/** A valid body of each endpoint that takes one. */
export const bodies = {
  '/card/arrivals/seen': { arrival_seq_list: [1] },
  '/card/share/:cardId/:edition': { name_yn: 'N' },
}

const own = async (world: ShopWorld) => {
  await claimed(world, world.fan)
  return { path: PATH }
}

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /card/arrivals/seen': {
    async prepare(world) {
      await claimed(world, world.fan)
      const arrival = { userId: world.fan.id, cardId: 11, edition: 1, source: 'gift', at: 0 } as const
      await world.db.insert(cardArrivals).values(arrival)
      return { path: '/card/arrivals/seen', json: { arrival_seq_list: [1] } }
    },
  },
  'POST /card/share/:cardId/:edition': {
    prepare: async (world) => ({ ...(await own(world)), json: { name_yn: 'N' } }),
  },
  'DELETE /card/share/:cardId/:edition': {
    async prepare(world) {
      const sent = await own(world)
      await world.post(PATH, { name_yn: 'N' }, world.fan.headers)
      return sent
    },
  },
}
