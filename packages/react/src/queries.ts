/**
 * Query options for TanStack Query, without React: prefetch on a server, or share a cache with your own queries.
 *
 * @module
 */
export { memberQuery } from './account/account.queries.ts'
export { providersQuery } from './auth/auth.queries.ts'
export { cardsQuery, myPacksQuery } from './cards/cards.queries.ts'
export { benefitsQuery } from './claims/claims.queries.ts'
export { bannersQuery, notionPageQuery, termsQuery, termsVersionsQuery } from './content/content.queries.ts'
export {
  dropQuery,
  dropsInformationQuery,
  firstPurchaseQuery,
  purchaseLimitQuery,
  stockQuery,
  transactionsQuery,
  whitelistQuery,
} from './drops/drops.queries.ts'
