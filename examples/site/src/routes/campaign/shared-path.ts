/** The parameter of an address that shares a formation. */
const SHARE = 'share'

/** Returns the key of the formation that an address shares. */
export const shareKeyOf = (search: URLSearchParams): string | undefined => search.get(SHARE) ?? undefined

/** Returns the path with the query that shares a formation. */
export const sharedPath = (path: string, shareKey: string): string =>
  `${path}?${new URLSearchParams({ [SHARE]: shareKey })}`
