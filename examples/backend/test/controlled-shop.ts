import type { DropChange, DropOrder } from '@fandeck/sdk/shop'
import { askDrop } from '../src/controls/change.ts'
import { mintings } from '../src/drops/tables.ts'
import type { Role } from '../src/roles.ts'
import { createToken } from '../src/shop-files/tokens.ts'
import { openShop } from './shop.ts'

/** The order of a step for the drop of `openShop`. */
export const orderOf = (change: DropChange, more: Partial<DropOrder> = {}): DropOrder => ({
  drop: '1',
  change,
  ...more,
})

/** A shop with a token of an operator, and the steps of `fandeck drop`. */
export async function openControlledShop() {
  const shop = await openShop()
  const tokenOf = async (role: Role) => {
    const { token } = await createToken(shop.backend, { name: `${role}-token`, role, days: 1 })
    return { authorization: `Bearer ${token}` }
  }
  const operator = await tokenOf('shop')
  const send = (body: unknown, headers = operator) => shop.post('/operator/drops/change', body, headers)
  const confirmed = async (change: DropChange): Promise<DropOrder> => {
    const { version } = await askDrop(shop.backend, { drop: '1', change })
    return orderOf(change, { confirm: version, reason: '경기 지연' })
  }
  return {
    ...shop,
    tokenOf,
    send,
    confirmed,
    /** Takes a step, confirmed as it must be. */
    step: async (change: DropChange) => send(await confirmed(change)),
    pause: () => send(orderOf({ action: 'pause', notice: '결제 점검이 끝나면 다시 열어요.' })),
    resume: () => send(orderOf({ action: 'resume' })),
    async row() {
      const [found] = await shop.db.select().from(mintings)
      if (!found) throw new Error('The shop has a drop.')
      return found
    },
  }
}

export type ControlledShop = Awaited<ReturnType<typeof openControlledShop>>
