import type { Fandeck } from '../client.ts'
import { path } from '../http/path.ts'
import { CardListReply, OwnedCardListReply, PackInitReply } from './cards.schema.ts'

/** GET /card/metadata/{pack_idx} (S7.8). */
export const getCardMetadata = (fandeck: Fandeck, packIdx: number) =>
  fandeck.http.request({
    base: 'market',
    method: 'GET',
    path: path`/card/metadata/${packIdx}`,
    need: 'public',
    reply: CardListReply,
  })

/** GET /card/metadata/{pack_idx}/my (S7.9). */
export const getOwnedCards = (fandeck: Fandeck, packIdx: number) =>
  fandeck.http.request({
    base: 'market',
    method: 'GET',
    path: path`/card/metadata/${packIdx}/my`,
    need: 'private',
    reply: OwnedCardListReply,
  })

/** GET /card/pack/init (S7.10); the names travel in one value, parted by commas. */
export const getPackInit = (fandeck: Fandeck, packNames: readonly string[]) =>
  fandeck.http.request({
    base: 'market',
    method: 'GET',
    path: '/card/pack/init',
    query: { pack_name_list: packNames.join(',') },
    need: 'public',
    reply: PackInitReply,
  })
