/**
 * The shop, its common codes, rankings and filters.
 *
 * @module
 */
export type { CardFilter, CardFilterOption, CommonCode, Ranked } from './directory.schema.ts'
export type { BrandLink, Company, ReturnTeam, Shop, ShopBrand, ShopPack } from './directory.shop.schema.ts'
export { getShop, returnTeamOf } from './directory.shop.ts'
export { getCommonCodes, getFilterForm, getRanking } from './directory.ts'
