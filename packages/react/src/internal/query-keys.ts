import type { QueryKey } from '@tanstack/react-query'

/** The key of data that belongs to the member; it is removed with the session. */
export const memberKey = (...parts: readonly unknown[]): QueryKey => ['fandeck', 'member', ...parts]

/** The key of data that everybody sees. */
export const publicKey = (...parts: readonly unknown[]): QueryKey => ['fandeck', ...parts]
