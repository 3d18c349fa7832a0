import type { CampaignsErrorCode } from '@fandeck/sdk/campaigns'

/** Errors of the campaign boards. */
export const enCampaignsErrors: Record<CampaignsErrorCode, string> = {
  'campaigns/not-found': 'This campaign does not exist.',
  'campaigns/not-open': 'This has not started yet. Please wait a little.',
  'campaigns/closed': 'This is closed.',
  'campaigns/bad-choice': 'This choice is not possible. Please choose again.',
  'campaigns/not-owned': 'You do not own one of the cards. Please choose again.',
  'campaigns/not-complete': 'Finish the mission to recruit the player.',
  'campaigns/none-left': 'There is no card left to appear. You still have your cards.',
  'campaigns/key-reused': 'This upgrade has been made already. Please choose the cards again.',
}
