import {
  getDropEndpoint,
  getDropsInformationEndpoint,
  getPurchaseLimitEndpoint,
} from '../drops/drops.endpoints.ts'
import { phaseOf } from '../drops/drops.rules.ts'
import type { DropInfo } from '../drops/drops.schema.ts'
import { serverTime } from './times.ts'
import type { World } from './world.ts'

/** The most drops that are tried. */
const MOST = 20

/** A drop that the member can buy in. */
export interface OnSale {
  dropId: number
  info: DropInfo
  /** The packs that the member may still buy. */
  limit: number
}

async function saleOf(world: World, dropId: number): Promise<OnSale | undefined> {
  const drop = await world.call(getDropEndpoint, { params: { dropId } }, { expects: 'any' })
  const now = serverTime(drop) ?? Date.now()
  const info = drop.data?.info
  if (!info?.paid || info.gated || info.whitelist || phaseOf(info, now) !== 'open') return undefined
  const limit = await world.call(getPurchaseLimitEndpoint, { params: { dropId } }, { expects: 'any' })
  const most = limit.data?.purchasablePacks ?? 0
  return most > 0 ? { dropId, info, limit: most } : undefined
}

/** Returns a drop that is on sale for the member, without a gate or a list: that of `--with dropId=…`, or the first. */
export async function dropOnSale(world: World): Promise<OnSale | undefined> {
  const given = Number(world.settings.given.dropId)
  if (given > 0) return saleOf(world, given)
  const { data } = await world.call(getDropsInformationEndpoint, {})
  for (const { dropId } of (data?.drops ?? []).slice(0, MOST)) {
    const sale = await saleOf(world, dropId)
    if (sale) return sale
  }
  return undefined
}
