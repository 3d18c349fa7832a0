import * as z from 'zod/mini'
import { type Codec, lenientList, seoulTime, text, whole, wireObject, yesNo } from '../http/wire.ts'

/** A design that the member marked as a favourite (S7.46). */
export interface Favourite {
  packId: number
  cardId: number
  packName: string
  cardName: string
  editionTitle: string
  /** URL. */
  image: string
  /** Such as number, position or team. */
  attributes: { trait_type: string; value: string | number }[]
  /** When it was marked, epoch ms. */
  favouredAt: number
}
/** The schema of `Favourite`. */
export const Favourite = wireObject({
  packId: ['collection_seq', whole],
  cardId: ['cont_seq', whole],
  packName: ['collection_name', z.string()],
  cardName: ['card_name', z.string()],
  editionTitle: ['edition_title', z.string()],
  image: ['image', z.string()],
  attributes: [
    'attributes',
    lenientList(z.object({ trait_type: z.string(), value: z.union([z.string(), z.number()]) })),
  ],
  favouredAt: ['favor_dttm', seoulTime],
}) satisfies Codec<Favourite>

/** GET /mypage/nft/favor, newest first (S7.46). */
export const FavouriteListReply = wireObject({ rows: ['list', lenientList(Favourite)] })

/** A design, and whether it is a favourite. */
export interface FavouriteChange {
  packId: number
  cardId: number
  /** Whether it is one now. */
  favourite: boolean
}
/** POST /mypage/nft/favor (S7.47). */
export const FavouriteBody = wireObject({
  packId: ['collection_seq', whole],
  cardId: ['cont_seq', whole],
  favourite: ['favor_yn', yesNo],
}) satisfies Codec<FavouriteChange>

/** An original that the member marked as a favourite, such as a club. */
export interface FavouriteOriginal {
  /** The key of the original (D26). */
  key: string
  /** When it was marked, epoch ms. */
  favouredAt: number
}
/** The schema of `FavouriteOriginal`. */
export const FavouriteOriginal = wireObject({
  key: ['original_key', z.string()],
  favouredAt: ['favor_dttm', seoulTime],
}) satisfies Codec<FavouriteOriginal>

/** GET /mypage/original/favor, newest first (D109). */
export const FavouriteOriginalListReply = wireObject({ rows: ['list', lenientList(FavouriteOriginal)] })

/** An original, and whether it is a favourite. */
export interface FavouriteOriginalChange {
  /** The key of the original (D26). */
  key: string
  /** Whether it is one now. */
  favourite: boolean
}
/** POST /mypage/original/favor (D109). */
export const FavouriteOriginalBody = wireObject({
  key: ['original_key', text({ min: 1, max: 80 })],
  favourite: ['favor_yn', yesNo],
}) satisfies Codec<FavouriteOriginalChange>
