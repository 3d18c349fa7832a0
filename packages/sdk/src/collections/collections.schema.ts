import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  natural,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'
import { typedLine, typedLines } from '../input/wire.ts'

/** The member as a creator of collections (S7.33). */
export interface Creator {
  nickname: string
  /** URL. */
  image?: string | null | undefined
  /** Number of collections that the member created. */
  collections: number
  /** Number of cards that are minted for them. */
  tokens: number
}
/** GET /mypage/creater; the path keeps its spelling (S7.33). */
export const Creator = wireObject({
  nickname: ['nick_name', z.string()],
  image: ['image', textOrNone],
  collections: ['collection_cnt', natural],
  tokens: ['nft_cnt', natural],
}) satisfies Codec<Creator>

/** The names and links of a collection (S3.26). Its rules are stricter than the schema. */
const infoFields = {
  englishName: ['coll_eng_nm', typedLine({ max: 200 })],
  koreanName: ['coll_kor_nm', typedLine({ max: 200 })],
  linkName: ['link_nm', typedLine({ max: 200 })],
  description: ['desc', typedLines({ max: 2000 })],
  category: ['category', text({ max: 40 })],
  network: ['network', text({ max: 20 })],
  tokenType: ['token_type', text({ max: 20 })],
  royalty: ['royalty', text({ max: 8 })],
  website: ['web_sns', typedLine({ max: 400 })],
  discord: ['discord', typedLine({ max: 400 })],
  instagram: ['instagram', typedLine({ max: 400 })],
  medium: ['medium', typedLine({ max: 400 })],
  telegram: ['telegram', typedLine({ max: 400 })],
  otherLink: ['etc_sns', typedLine({ max: 400 })],
} as const

/** The names and links of a collection (S3.26). */
export interface CollectionInfo {
  englishName: string
  koreanName: string
  /** The last segment of the collection's address. */
  linkName: string
  description: string
  category: string
  /** The chain. */
  network: string
  /** The standard of its tokens. */
  tokenType: string
  /** The share of a resale for the creator, percent with one decimal. */
  royalty: string
  website: string
  discord: string
  instagram: string
  medium: string
  telegram: string
  otherLink: string
}
/** The `collectionInfo` of a draft (S3.26). */
export const CollectionInfo = wireObject(infoFields) satisfies Codec<CollectionInfo>

/** A collection that the member created (S7.43). */
export interface CreatedCollection extends CollectionInfo {
  collectionId: number
  /** URL. */
  logo?: string | null | undefined
  /** URL. */
  image?: string | null | undefined
  /** URL. */
  banner?: string | null | undefined
  /** When it was created, epoch ms. */
  createdAt: number
}
/** The schema of `CreatedCollection`. */
export const CreatedCollection = wireObject({
  collectionId: ['collection_seq', whole],
  ...infoFields,
  logo: ['logo', textOrNone],
  image: ['represent_img', textOrNone],
  banner: ['banner', textOrNone],
  createdAt: ['created_dttm', seoulTime],
}) satisfies Codec<CreatedCollection>

/** GET /mypage/nft/collection/create, newest first (S7.43). */
export const CreatedCollectionsReply = wireObject({ rows: ['list', lenientList(CreatedCollection)] })

/** A copy of the member that is a token on the chain (S7.45). */
export interface OwnToken {
  packId: number
  cardId: number
  cardName: string
  editionTitle: string
  /** URL. */
  image: string
  /** The serial number of the copy. */
  edition: number
  tokenId: string
  /** When it was minted, epoch ms. */
  mintedAt: number
}
/** The schema of `OwnToken`. */
export const OwnToken = wireObject({
  packId: ['collection_seq', whole],
  cardId: ['cont_seq', whole],
  cardName: ['card_name', z.string()],
  editionTitle: ['edition_title', z.string()],
  image: ['image', z.string()],
  edition: ['edition', whole],
  tokenId: ['token_id', z.string()],
  mintedAt: ['mint_dttm', seoulTime],
}) satisfies Codec<OwnToken>

/** GET /mypage/nft/create, newest first (S7.45). */
export const OwnTokensReply = wireObject({ rows: ['list', lenientList(OwnToken)] })

/** The parts of a draft that must be unique (S3.27). */
export const CheckedField = letters({
  coll_eng_nm: 'englishName',
  coll_kor_nm: 'koreanName',
  link_nm: 'linkName',
})
/** GET /mypage/collection/check (D36). */
export const CollectionCheckQuery = wireObject({
  field: ['field', CheckedField],
  value: ['value', typedLine({ min: 1, max: 200 })],
})
/** Whether a name can be taken. */
export const CollectionCheckReply = wireObject({
  state: ['check', letters({ OK: 'free', DUP: 'taken', BAD: 'invalid' })],
})

const upload = z.custom<Blob>((value) => value instanceof Blob)
const files = z.optional(z.array(upload))

/** POST /mypage/collection, as form data with at most one file per picture (D36). */
export const CollectionBody = wireObject({
  ...infoFields,
  logo: ['logo', files],
  image: ['represent_img', files],
  banner: ['banner', files],
})
/** The id of the new collection. */
export const CollectionReply = wireObject({ collectionId: ['collection_seq', whole] })
