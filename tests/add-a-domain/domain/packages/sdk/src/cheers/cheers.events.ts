/** Events of cheers. */
export interface CheersEvents {
  /** Emitted when the server has put a cheer on the wall. */
  'cheers:sent': { text: string }
}
