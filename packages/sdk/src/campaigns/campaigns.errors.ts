/** Maps the server's codes of the campaign endpoints to SDK codes. */
export const campaignErrors = {
  NOT_FOUND: 'campaigns/not-found',
  NOT_OPEN: 'campaigns/not-open',
  CLOSED: 'campaigns/closed',
  BAD_CHOICE: 'campaigns/bad-choice',
  NOT_OWNED: 'campaigns/not-owned',
  NOT_COMPLETE: 'campaigns/not-complete',
  NONE_LEFT: 'campaigns/none-left',
  KEY_REUSED: 'campaigns/key-reused',
} as const

/** Error codes of the campaigns. */
export type CampaignsErrorCode = (typeof campaignErrors)[keyof typeof campaignErrors]

/** The `details` of the campaign codes. */
export interface CampaignsErrorDetails {
  /** The start of the period or of the vote, epoch ms. */
  'campaigns/not-open': { opensAt: number }
}
