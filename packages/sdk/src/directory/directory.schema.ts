import * as z from 'zod/mini'
import { lenientList, text, textOrNone, whole, wireObject } from '../http/wire.ts'

const name = text({ min: 1, max: 64, pattern: /^[\w-]+$/ })

/** The group of common codes to list. */
export const CommonCodeQuery = wireObject({ groupId: ['group_id', name] })
/** One common code (D38). */
export const CommonCode = wireObject({
  code: ['code', z.string()],
  name: ['code_nm', z.string()],
  sort: ['sort', whole],
})
export type CommonCode = z.output<typeof CommonCode>
/** GET /util/common_code (S7.23). */
export const CommonCodesReply = lenientList(CommonCode)

/** Which ranking, such as `collectors` (D38). */
export const RankingQuery = wireObject({ kind: ['kind', z.optional(name)] })
/** One place of a ranking. */
export const Ranked = wireObject({
  rank: ['rank', whole],
  title: ['title', z.string()],
  image: ['image', textOrNone],
  value: ['value', whole],
})
export type Ranked = z.output<typeof Ranked>
/** GET /util/ranking (S7.24). */
export const RankingReply = lenientList(Ranked)

/** The collection whose filters to list; all collections when omitted. */
export const FilterFormQuery = wireObject({ collectionLink: ['collection_link', z.optional(name)] })
const FilterOption = z.object({ value: z.string(), label: z.string() })
/** One filter of the card grid and its options (D38). */
export const CardFilter = z.object({ key: z.string(), label: z.string(), options: lenientList(FilterOption) })
export type CardFilter = z.output<typeof CardFilter>
/** GET /search/filter/form (S7.25). */
export const FilterFormReply = z.object({ filters: lenientList(CardFilter) })
