/** Maps the server's codes of a link to another browser to SDK codes (D108). */
export const continuationErrors = {
  CONTINUATION_EXPIRED: 'continuation/expired',
  CONTINUATION_USED: 'continuation/used',
  OTHER_MEMBER: 'continuation/other-member',
  TOO_MANY_TRIES: 'continuation/too-many',
} as const

/** Error codes of the links to another browser. */
export type ContinuationErrorCode = (typeof continuationErrors)[keyof typeof continuationErrors]
