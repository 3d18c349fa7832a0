/** The target of a share. */
export type ShareTarget = 'link' | 'feed' | 'messenger' | 'native'

/** Events of sharing. */
export interface SharingEvents {
  /** Emitted when a share was handed over; whether it was posted is unknown. */
  'sharing:shared': { target: ShareTarget; url: string }
}
