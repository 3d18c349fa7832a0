/** Error codes of sharing. */
export type SharingErrorCode = 'sharing/copy-failed' | 'sharing/blocked' | 'sharing/failed'
