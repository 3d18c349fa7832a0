/**
 * Query options for TanStack Query, without React: prefetch on a server, or share a cache with your own queries.
 *
 * @module
 */
// Written by `pnpm indexes`.
export * from './account/account.queries.ts'
export * from './activity/activity.queries.ts'
export * from './auth/auth.queries.ts'
export * from './campaigns/campaigns.queries.ts'
export * from './cards/cards.queries.ts'
export * from './claims/claims.queries.ts'
export * from './collections/collections.queries.ts'
export * from './content/content.queries.ts'
export * from './devices/devices.queries.ts'
export * from './directory/directory.queries.ts'
export * from './drops/address.queries.ts'
export * from './drops/drops.queries.ts'
export * from './drops/odds.queries.ts'
export * from './drops/packs.queries.ts'
export * from './drops/reminder.queries.ts'
export * from './drops/shop-drops.queries.ts'
export * from './entries/entries.queries.ts'
export * from './favourites/favourites.queries.ts'
export type { FandeckPagedQuery, FandeckPages, FandeckQuery } from './internal/query-options.ts'
export * from './logins/logins.queries.ts'
export * from './overview/overview.queries.ts'
export * from './points/points.queries.ts'
export * from './profile/profile.queries.ts'
export * from './showcase/showcase.queries.ts'
export * from './support/support.queries.ts'
export * from './withdrawal/withdrawal.queries.ts'
