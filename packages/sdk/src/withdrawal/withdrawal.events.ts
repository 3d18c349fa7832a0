/** Events of a withdrawal. */
export interface WithdrawalEvents {
  /** Emitted when this page has closed the account and ended its session. */
  'withdrawal:withdrawn': Record<never, never>
}
