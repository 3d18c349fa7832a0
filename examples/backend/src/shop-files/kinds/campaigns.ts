import type { ShopCampaign } from '@fandeck/sdk/shop'
import type { Kind } from '../kind.ts'

/** Campaigns, which `campaigns/library.ts` reads from the files of the shop. */
export const campaignsKind: Kind<ShopCampaign> = {
  async write() {},
  async remove() {},
}
