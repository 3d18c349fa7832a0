/**
 * The shop, its common codes, rankings and filters.
 *
 * @module
 */

export { SITE_PARTS, type SitePart } from '../http/site-parts.ts'
export type { CardFilter, CardFilterOption, CommonCode, Ranked } from './directory.schema.ts'
export type { BrandLink, Company, ReturnTeam, Shop, ShopBrand, ShopPack } from './directory.shop.schema.ts'
export { getShop, hasPart, returnTeamOf } from './directory.shop.ts'
export { getCommonCodes, getFilterForm, getRanking } from './directory.ts'
