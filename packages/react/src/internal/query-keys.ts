import type { QueryKey } from '@tanstack/react-query'

/** Returns the key of member data, which is removed when the session ends. */
export const memberKey = (...parts: readonly unknown[]): QueryKey => ['fandeck', 'member', ...parts]

/** Returns the key of public data. */
export const publicKey = (...parts: readonly unknown[]): QueryKey => ['fandeck', ...parts]

/** The key of the shop. */
export const shopKey = publicKey('shop')
