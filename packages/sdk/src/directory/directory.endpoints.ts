import { endpoint } from '../http/endpoint.ts'
import {
  CommonCodeQuery,
  CommonCodesReply,
  FilterFormQuery,
  FilterFormReply,
  RankingQuery,
  RankingReply,
} from './directory.schema.ts'
import { ShopReply } from './directory.shop.schema.ts'

/** Returns the common codes of a group, such as the categories of inquiries (S7.23). */
export const getCommonCodesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/util/common_code',
  auth: 'public',
  query: CommonCodeQuery,
  reply: CommonCodesReply,
})

/** Returns a ranking, best first (S7.24). */
export const getRankingEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/util/ranking',
  auth: 'public',
  query: RankingQuery,
  reply: RankingReply,
})

/** Returns the filters of the card grid (S7.25). */
export const getFilterFormEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/search/filter/form',
  auth: 'public',
  query: FilterFormQuery,
  reply: FilterFormReply,
})

/** Returns what a site shows of the shop itself. */
export const getShopEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/shop',
  auth: 'public',
  optional: true,
  reply: ShopReply,
})
