import * as z from 'zod/mini'
import { type Codec, lenientList, model, text, textOrNone, whole, wireObject } from '../http/wire.ts'

const name = text({ min: 1, max: 64, pattern: /^[\w-]+$/ })

/** The group of common codes to list. */
export const CommonCodeQuery = wireObject({ groupId: ['group_id', name] })
/** One common code (D38). */
export interface CommonCode {
  code: string
  name: string
  /** Its place, ascending. */
  sort: number
}
/** The schema of `CommonCode`. */
export const CommonCode = wireObject({
  code: ['code', z.string()],
  name: ['code_nm', z.string()],
  sort: ['sort', whole],
}) satisfies Codec<CommonCode>
/** GET /util/common_code (S7.23). */
export const CommonCodesReply = lenientList(CommonCode)

/** Which ranking, such as `collectors` (D38). */
export const RankingQuery = wireObject({ kind: ['kind', z.optional(name)] })
/** One place of a ranking. */
export interface Ranked {
  /** Its place; 1 is the first. */
  rank: number
  title: string
  /** URL. */
  image?: string | null | undefined
  value: number
}
/** The schema of `Ranked`. */
export const Ranked = wireObject({
  rank: ['rank', whole],
  title: ['title', z.string()],
  image: ['image', textOrNone],
  value: ['value', whole],
}) satisfies Codec<Ranked>
/** GET /util/ranking (S7.24). */
export const RankingReply = lenientList(Ranked)

/** The collection whose filters to list; all collections when omitted. */
export const FilterFormQuery = wireObject({ collectionLink: ['collection_link', z.optional(name)] })
/** One value of a filter. */
export interface CardFilterOption {
  value: string
  /** What a button shows. */
  label: string
}
const FilterOption = model(
  z.object({ value: z.string(), label: z.string() }),
) satisfies Codec<CardFilterOption>
/** One filter of the card grid and its options (D38). */
export interface CardFilter {
  /** The attribute that it filters by. */
  key: string
  /** What a heading shows. */
  label: string
  options: CardFilterOption[]
}
/** The schema of `CardFilter`. */
export const CardFilter = model(
  z.object({
    key: z.string(),
    label: z.string(),
    options: lenientList(FilterOption),
  }),
) satisfies Codec<CardFilter>
/** GET /search/filter/form (S7.25). */
export const FilterFormReply = z.object({ filters: lenientList(CardFilter) })
