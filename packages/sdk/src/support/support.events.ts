/** Events of the support pages. */
export interface SupportEvents {
  /** Emitted when the server has accepted an inquiry. */
  'support:inquiry-sent': { inquiryId: number }
}
